import { OPEN_YEAR } from '@extranet/shared/rules';
import { sql } from 'kysely';
import type { ApplicationsTable } from '../../base/db/schema/vehicles.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';

export type ModelYears = Pick<ApplicationsTable, 'marque_norm' | 'modele_norm' | 'year_from' | 'year_to'>;

/**
 * A model's years are those of its parts: when one goes that reached to their edge (an import is undone, a slip corrected), they
 * are taken anew from the parts that are left. A model that none is left of stays as it was: no list offers it.
 */
export async function narrowModels(db: DbOrTransaction, gone: readonly ModelYears[]): Promise<void> {
  for (const own of Map.groupBy(gone, modelOf).values()) {
    const [{ marque_norm, modele_norm } = { marque_norm: '', modele_norm: '' }] = own;
    const model = await db
      .selectFrom('vehicle_models')
      .select(['year_from', 'year_to'])
      .where('marque_norm', '=', marque_norm)
      .where('modele_norm', '=', modele_norm)
      .executeTakeFirst();
    if (!model || !own.some((one) => reachesEdge(one, model))) continue;
    const left = await yearsLeft(db, marque_norm, modele_norm);
    if (Number(left.count) === 0) continue;
    const isOpen = model.year_to === OPEN_YEAR && Number(left.open) > 0;
    await db
      .updateTable('vehicle_models')
      .set({
        year_from: Number(left.first ?? 0),
        year_to: isOpen ? OPEN_YEAR : Number(left.last ?? OPEN_YEAR),
      })
      .where('marque_norm', '=', marque_norm)
      .where('modele_norm', '=', modele_norm)
      .execute();
  }
}

const yearsLeft = (db: DbOrTransaction, marqueNorm: string, modeleNorm: string) =>
  db
    .selectFrom('applications')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      // 0 and 9999 say that nobody knows.
      sql<number | null>`min(nullif(year_from, 0))`.as('first'),
      sql<number | null>`max(nullif(year_to, ${sql.lit(OPEN_YEAR)}))`.as('last'),
      sql<number>`sum(case when year_to = ${sql.lit(OPEN_YEAR)} then 1 else 0 end)`.as('open'),
    ])
    .where('marque_norm', '=', marqueNorm)
    .where('modele_norm', '=', modeleNorm)
    .executeTakeFirstOrThrow();

const modelOf = ({ marque_norm, modele_norm }: ModelYears) => `${marque_norm} ${modele_norm}`;

type Range = Pick<ModelYears, 'year_from' | 'year_to'>;

const reachesEdge = (one: Range, model: Range): boolean =>
  (one.year_from > 0 && one.year_from <= model.year_from) ||
  (one.year_to < OPEN_YEAR && one.year_to >= model.year_to) ||
  (one.year_to === OPEN_YEAR && model.year_to === OPEN_YEAR);
