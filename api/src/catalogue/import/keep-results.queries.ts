import { type Kysely, sql } from 'kysely';
import type { Staged } from './import.queries.ts';

const LINES_AT_ONCE = 5000;

/**
 * What a line becomes beside the product p as it stands: shared by the first look and by that of a planned list. The code
 * follows a quantity that changes; a stock that is only repeated leaves it, as somebody may have set it by hand.
 */
const percent = (after: string) =>
  sql.raw(`case when ${after} is null or p.price_cents = 0 or ${after} = p.price_cents
  then null else round((${after} - p.price_cents) * 100.0 / p.price_cents) end`);
const stops = (prefix: string) =>
  sql.raw(`case when p.statut = 'disponible' and p.price_cents > 0 and p.stock_code <> '9'
  and (coalesce(${prefix}_cents, p.price_cents) = 0
    or (${prefix}_code = '9' and ${prefix}_qty <> coalesce(p.stock_qty, -1))) then 1 else 0 end`);
const state = (prefix: string, place: string) =>
  sql.raw(`case when
  coalesce(${prefix}_cents, p.price_cents) <> p.price_cents
  or coalesce(${prefix}_qty, p.stock_qty, -1) <> coalesce(p.stock_qty, -1)
  or coalesce(${place}, p.stock_place) <> p.stock_place then 'change' else 'same' end`);

export const outcomeColumns = sql`
  state = ${state('after', 'after_text')},
  percent = ${percent('after_cents')},
  stops = ${stops('after')},
  before_cents = p.price_cents, before_qty = p.stock_qty, before_code = p.stock_code, before_text = p.stock_place`;

/** The staged lines beside the products that they mean. Some thousand at once: other writers wait for each only a moment. */
export async function keepResults(db: Kysely<Staged>, importId: string): Promise<void> {
  const { last } = await db
    .selectFrom('import_lines')
    .select(({ fn }) => fn.max('line').as('last'))
    .executeTakeFirstOrThrow();
  for (let from = 0; from <= Number(last ?? -1); from += LINES_AT_ONCE)
    await keepSome(db, importId, from, from + LINES_AT_ONCE);
}

async function keepSome(db: Kysely<Staged>, importId: string, from: number, to: number): Promise<void> {
  const some = sql`l.line >= ${from} and l.line < ${to}`;
  await sql`insert into import_results (import_id, line, object_id, ref, state, reason, before_cents, after_cents,
      before_qty, after_qty, before_code, after_code, before_text, after_text, percent, stops, negative)
    select ${importId}, l.line, p.id, p.ref, ${state('l.after', 'l.after_text')}, '', p.price_cents, l.after_cents,
      p.stock_qty, l.after_qty, p.stock_code, l.after_code, p.stock_place, l.after_text,
      ${percent('l.after_cents')}, ${stops('l.after')}, l.negative
    from import_lines l inner join products p on p.ref_norm = l.ref_norm
    where p.statut <> 'supprime' and ${some}`.execute(db);
  await sql`insert into import_results (import_id, line, object_id, ref, state, reason, after_cents, after_qty,
      stops, negative)
    select ${importId}, l.line, '', l.ref,
      case when exists (select 1 from products p where p.ref_norm = l.ref_norm) then 'deleted' else 'unknown' end,
      case when exists (select 1 from products p where p.ref_norm = l.ref_norm) then 'Ce produit est supprimé.' else '' end,
      l.after_cents, l.after_qty, 0, l.negative
    from import_lines l
    where ${some} and not exists
      (select 1 from products p where p.ref_norm = l.ref_norm and p.statut <> 'supprime')`.execute(db);
}
