import { sql } from 'kysely';
import type { Db } from '../base/db/schema.ts';

interface Column {
  readonly type: string;
  /** Whether a row must name a value for it. */
  readonly asked: boolean;
  readonly nullable: boolean;
}

/** What a program that writes plain statements can stumble over, of a whole PostgreSQL schema. */
export interface Schema {
  /** By table, then by column. */
  readonly tables: ReadonlyMap<string, ReadonlyMap<string, Column>>;
  /** What refuses rows: checks, references and unique indices, each as PostgreSQL writes it, with its table. */
  readonly rules: ReadonlyMap<string, string>;
}

export async function schemaOf(db: Db): Promise<Schema> {
  const columns = await sql<{ name: string; column: string } & Column>`
    select c.relname as name, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as asked, not a.attnotnull as nullable
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'`.execute(db);
  const rules = await sql<{ name: string; rule: string }>`
    select c.relname as name, pg_get_constraintdef(r.oid) as rule
    from pg_constraint r join pg_class c on c.oid = r.conrelid
    where c.relnamespace = current_schema()::regnamespace and r.contype in ('c', 'f')
    union all
    select c.relname, 'UNIQUE' || substring(pg_get_indexdef(i.indexrelid) from ' USING .*')
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = current_schema()::regnamespace and i.indisunique`.execute(db);
  const tables = new Map<string, Map<string, Column>>();
  for (const { name, column, ...facts } of columns.rows)
    tables.set(name, (tables.get(name) ?? new Map()).set(column, facts));
  return { tables, rules: new Map(rules.rows.map(({ name, rule }) => [`${name}: ${rule}`, name])) };
}

/** A sentence for each change that a program of before would stumble over while it still serves. */
export function breaksBetween(before: Schema, after: Schema): string[] {
  const columns = [...before.tables].flatMap(([table, old]) => {
    const now = after.tables.get(table);
    return now ? columnBreaks(table, old, now) : [`the table ${table} is gone`];
  });
  const rules = [...after.rules]
    .filter(([rule, table]) => before.tables.has(table) && !before.rules.has(rule))
    .filter(([rule]) => ![...before.rules.keys()].some((old) => isWidened(old, rule)))
    .map(([rule]) => `a new rule for ${rule}`);
  return [...columns, ...rules];
}

function columnBreaks(
  table: string,
  before: ReadonlyMap<string, Column>,
  after: ReadonlyMap<string, Column>,
): string[] {
  const kept = [...before].flatMap(([name, old]) => {
    const now = after.get(name);
    if (!now) return [`${table}.${name} is gone`];
    if (now.type !== old.type) return [`${table}.${name} was ${old.type} and is ${now.type}`];
    if (old.nullable && !now.nullable) return [`${table}.${name} may not be null any more`];
    return now.asked && !old.asked ? [`${table}.${name} has no default any more`] : [];
  });
  const added = [...after]
    .filter(([name, { asked }]) => asked && !before.has(name))
    .map(([name]) => `${table}.${name} is new, and must be given in each row`);
  return [...kept, ...added];
}

const LITERAL = /'(?:[^']|'')*'::text/g;

/** The same check that allows some words more: `status in ('a', 'b')` became `status in ('a', 'b', 'c')`. */
function isWidened(before: string, after: string): boolean {
  const frame = (rule: string) => rule.replaceAll(LITERAL, '').replaceAll(/[, ]+/g, ' ');
  const words = new Set(after.match(LITERAL));
  return frame(before) === frame(after) && (before.match(LITERAL) ?? []).every((word) => words.has(word));
}
