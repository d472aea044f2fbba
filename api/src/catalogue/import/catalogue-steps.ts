import { type SqlBool, sql } from 'kysely';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import type { Changed, ImportSteps } from '../../base/imports/change-import.ts';
import { summaryOf } from '../../base/imports/import-summary.queries.ts';
import { readThreshold } from '../../base/imports/threshold.ts';
import { raiseCatalogueVersion } from '../products/catalogue-version.queries.ts';
import { followOrderability } from '../search-index/follow.ts';
import { outcomeColumns } from './keep-results.queries.ts';

/** Whether the file changed this value at all: what it left alone may be anything since. A code changes with its quantity only. */
const touched = (column: string) =>
  column === 'code' ? sql<SqlBool>`(${changes('code')} and ${changes('qty')})` : changes(column);
const changes = (column: string) =>
  sql<SqlBool>`(r.${sql.raw(`after_${column}`)} is not null and coalesce(r.${sql.raw(`after_${column}`)}, ${none(column)}) <> coalesce(r.${sql.raw(`before_${column}`)}, ${none(column)}))`;
const none = (column: string) => sql.raw(column === 'cents' || column === 'qty' ? '-1' : "''");

const COLUMNS = { cents: 'price_cents', qty: 'stock_qty', code: 'stock_code', text: 'stock_place' } as const;
type Column = keyof typeof COLUMNS;
const ALL = Object.keys(COLUMNS) as Column[];

type Kind = 'apply' | 'undo';
const expected = (kind: Kind) => (kind === 'apply' ? 'before' : 'after');
const written = (kind: Kind) => (kind === 'apply' ? 'after' : 'before');

/** `products`: what the statement calls them. */
const isAsExpected = (kind: Kind, products: 'p' | 'products') =>
  sql<SqlBool>`(${sql.raw(products)}.statut <> 'supprime' and ${sql.join(
    ALL.map(
      (column) =>
        sql`(not ${touched(column)} or coalesce(${sql.ref(`${products}.${COLUMNS[column]}`)}, ${none(column)})
          = coalesce(r.${sql.raw(`${expected(kind)}_${column}`)}, ${none(column)}))`,
    ),
    sql` and `,
  )})`;

/** Prices and stocks of the catalogue, by statements over the whole file: their transaction has to be short. */
export const catalogueSteps: ImportSteps = {
  actions: { apply: 'catalogue.import', undo: 'catalogue.undo' },
  objects: 'catalogue',
  table: 'products',

  async refresh(db, importId) {
    const gone = await namesOf(db, importId, sql<SqlBool>`p.statut = 'supprime'`, 50);
    await sql`update import_results set state = 'deleted', object_id = '' where import_id = ${importId}
      and object_id in (select id from products where statut = 'supprime')`.execute(db);
    await sql`update import_results set ${outcomeColumns} from products p
      where import_results.import_id = ${importId} and p.id = import_results.object_id`.execute(db);
    return gone.names.map((ref) => `${ref} (produit supprimé)`);
  },

  changedSince: (db, importId, kind, named) =>
    namesOf(db, importId, sql<SqlBool>`r.state = 'change' and not ${isAsExpected(kind, 'p')}`, named),

  async leaveAlone(db, importId, kind) {
    await sql`update import_results as r set left_alone = ${kind} from products p
      where r.import_id = ${importId} and r.state = 'change' and p.id = r.object_id
        and not ${isAsExpected(kind, 'p')}`.execute(db);
  },

  async write(db, importId, kind, at) {
    const set = ALL.map((column) => {
      const own = sql.ref(`products.${COLUMNS[column]}`);
      return sql`${sql.raw(COLUMNS[column])} = case when ${touched(column)} then r.${sql.raw(`${written(kind)}_${column}`)} else ${own} end`;
    });
    await raiseCatalogueVersion(db);
    const { numAffectedRows } =
      await sql`update products set ${sql.join(set)}, updated_at = ${at} from import_results r
      where r.import_id = ${importId} and r.state = 'change' and products.id = r.object_id
        and ${isAsExpected(kind, 'products')}`.execute(db);
    await followOrderability(db, maybeOrderable(importId));
    return Number(numAffectedRows ?? 0);
  },

  summary: async (db, importId) => summaryOf(db, importId, await readThreshold(db)),
};

/** The products that could be had on one side of the change and not on the other, by what the file says of them. */
const maybeOrderable = (importId: string) => {
  const before = sql`(before_code <> '9' and before_cents > 0)`;
  const code = sql`case when coalesce(after_qty, before_qty, -1) = coalesce(before_qty, -1) then before_code
    else coalesce(after_code, before_code) end`;
  const after = sql`(${code} <> '9' and coalesce(after_cents, before_cents) > 0)`;
  return sql<SqlBool>`products.id in (select object_id from import_results
    where import_id = ${importId} and state = 'change' and ${before} <> ${after})`;
};

async function namesOf(
  db: DbOrTransaction,
  importId: string,
  condition: ReturnType<typeof sql<SqlBool>>,
  named: number,
): Promise<Changed> {
  const found = sql`from import_results r inner join products p on p.id = r.object_id
    where r.import_id = ${importId} and ${condition}`;
  const { rows } = await sql<{ count: number }>`select count(*) as count ${found}`.execute(db);
  const count = Number(rows[0]?.count ?? 0);
  if (count === 0) return { names: [], count };
  const listed = await sql<{
    ref: string;
  }>`select p.ref as ref ${found} order by r.line limit ${named}`.execute(db);
  return { names: listed.rows.map(({ ref }) => ref), count };
}
