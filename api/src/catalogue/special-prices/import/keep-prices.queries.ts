import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { RISING } from './price-line.ts';
import type { StagedPrices } from './stage-prices.queries.ts';

const LINES_AT_ONCE = 5000;

/** The price list's own price of a customer u, of all products of this reference the highest: what they pay without a special one. */
const usual = (refNorm: string) =>
  sql.raw(`(select max((p.price_cents * (10000 - case when ${OWN} > 0 then case when ${OWN} > 10000 then 10000 else ${OWN} end
      when u.discount > 10000 then 10000 else u.discount end) + 5000) / 10000)
    from products p where p.ref_norm = ${refNorm} and p.statut <> 'supprime' and p.price_cents > 0)`);
const OWN = `(case p.catalogue when 'Faisceau' then u.discount_faisceau when 'Attelage' then u.discount_attelage else u.discount_kit end)`;

/** What is said of a change that is probably not meant. The grid asks for the same confirmation. */
const doubt = (refNorm: string, after: string, own: RawBuilder<unknown>) =>
  sql`case when ${sql.raw(after)} > (select max(p.price_cents) from products p
      where p.ref_norm = ${sql.raw(refNorm)} and p.statut <> 'supprime' and p.price_cents > 0)
    then 'Plus cher que le prix public.' else ${own} end`;

/** As it is written in the catalogue, else in the price that stands; null where neither has it. */
const known = (refNorm: string) =>
  sql.raw(
    `coalesce((select min(p.ref) from products p where p.ref_norm = ${refNorm} and p.statut <> 'supprime'), s.prod_ref)`,
  );

/** 's' is the active price that stands, or nothing. */
const state = (after: string) =>
  sql.raw(`case when s.id is not null and ${after}_cents = s.price_cents
    and coalesce(${after}_from, s.valid_from, '') = coalesce(s.valid_from, '')
    and coalesce(${after}_to, s.valid_to, '') = coalesce(s.valid_to, '')
    and coalesce(${after}_steps, s.steps, '') = coalesce(s.steps, '') then 'same' else 'change' end`);
const percent = (after: string, paid: RawBuilder<unknown>) =>
  sql`case when ${paid} is null or ${paid} = ${sql.raw(after)} then null else round((${sql.raw(after)} - ${paid}) * 100.0 / ${paid}) end`;
const standing = (column: string) =>
  sql.raw(`case when s.id is null then null else coalesce(s.${column}, '') end`);

/** The staged lines beside the prices that stand. Some thousand at once: other writers wait for each only a moment. */
export async function keepPrices(db: Kysely<StagedPrices>, importId: string): Promise<void> {
  const { last } = await db
    .selectFrom('price_lines')
    .select(({ fn }) => fn.max('line').as('last'))
    .executeTakeFirstOrThrow();
  for (let from = 0; from <= Number(last ?? -1); from += LINES_AT_ONCE)
    await keepSome(db, importId, from, from + LINES_AT_ONCE);
}

async function keepSome(db: Kysely<StagedPrices>, importId: string, from: number, to: number): Promise<void> {
  // Materialised: what a customer usually pays is looked up once for each line, though it is used several times.
  await sql`with looked as materialized (
      select l.*, ${known('l.ref_norm')} as found, ${state('l.after')} as state, s.price_cents as before_cents,
        ${usual('l.ref_norm')} as base_cents, ${standing('valid_from')} as before_from,
        ${standing('valid_to')} as before_to, ${standing('steps')} as before_steps
      from price_lines l inner join users u on u.id = l.user_id
      left join special_prices s on s.user_id = l.user_id and s.ref_norm = l.ref_norm and s.status = 'active'
      where l.line >= ${from} and l.line < ${to})
    insert into import_results (import_id, line, object_id, ref, state, reason, user_id, before_cents, after_cents,
      base_cents, before_from, after_from, before_to, after_to, before_steps, after_steps, percent, stops, negative)
    select ${importId}, line, case when found is null then '' else ref_norm end, coalesce(found, ref),
      case when found is not null then state
        when exists (select 1 from products p where p.ref_norm = looked.ref_norm) then 'deleted' else 'unknown' end,
      case when found is null and exists (select 1 from products p where p.ref_norm = looked.ref_norm)
        then 'Ce produit est supprimé.'
        when found is null or state = 'same' then '' else ${doubt('looked.ref_norm', 'looked.after_cents', sql.raw('doubt'))} end,
      user_id, before_cents, after_cents, base_cents, before_from, after_from, before_to, after_to, before_steps,
      after_steps, case when found is null then null else ${percent('after_cents', sql`coalesce(before_cents, base_cents)`)} end, 0, 0
    from looked`.execute(db);
}

/** What stands when a planned list comes to its day: the lines are compared again, and those without customer or product set aside. */
export async function compareAgain(db: DbOrTransaction, importId: string): Promise<void> {
  await sql`update import_results as r set state = case when u.status = 'supprime' or ${known('x.object_id')} is null
        then 'deleted' else ${state('x.after')} end,
      reason = case when u.status = 'supprime' then 'Ce client est supprimé.'
        when ${known('x.object_id')} is null then 'Ce produit est supprimé.'
        when ${state('x.after')} = 'same' then '' else ${doubt('x.object_id', 'x.after_cents', sql`case when x.reason = ${RISING} then x.reason else '' end`)} end,
      before_cents = s.price_cents, base_cents = ${usual('x.object_id')}, before_from = ${standing('valid_from')},
      before_to = ${standing('valid_to')}, before_steps = ${standing('steps')},
      percent = ${percent('x.after_cents', sql`coalesce(s.price_cents, ${usual('x.object_id')})`)}
    from import_results x inner join users u on u.id = x.user_id
    left join special_prices s on s.user_id = x.user_id and s.ref_norm = x.object_id and s.status = 'active'
    where x.import_id = ${importId} and x.state in ('change', 'same')
      and r.import_id = x.import_id and r.line = x.line and r.object_id = x.object_id`.execute(db);
}
