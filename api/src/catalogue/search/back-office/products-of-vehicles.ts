import { type SqlBool, sql } from 'kysely';
import { contains } from '../../../base/db/like.ts';
import type { Reading } from '../../../base/db/schema.ts';
import { FOUND_READ } from '../../../base/desk/asked.ts';
import { yearsIn } from './years-in.ts';

/** Whoever means one of more models has typed too little to find it so. */
const MODELS_MAX = 40;

/** The products whose list of vehicles has one with all of the words: models first, which are few, then their parts by an index. */
export async function productsOfVehicles(db: Reading, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const years = yearsIn(words);
  let models = db.selectFrom('vehicle_models').select(['marque_norm', 'modele_norm']);
  for (const word of words)
    models = models.where((eb) =>
      eb.or([contains('marque_norm', word), contains('modele_norm', word), ...built(years.get(word))]),
    );
  const ids = new Set<string>();
  for (const model of await models.orderBy('modele_norm').limit(MODELS_MAX).execute()) {
    if (ids.size >= FOUND_READ) break;
    // 'peugeot 2008' is a name, whatever was built then.
    const isName = (word: string) => model.marque_norm.includes(word) || model.modele_norm.includes(word);
    const meant = [...years].flatMap(([word, year]) => (isName(word) ? [] : [year]));
    for (const id of await productsOfModel(db, model, meant)) ids.add(id);
  }
  return [...ids];
}

interface Model {
  readonly marque_norm: string;
  readonly modele_norm: string;
}

async function productsOfModel(
  db: Reading,
  { marque_norm, modele_norm }: Model,
  years: readonly number[],
): Promise<string[]> {
  let query = db
    .selectFrom('applications')
    .innerJoin('products', 'products.id', 'applications.product_id')
    .select('products.id')
    .where('applications.marque_norm', '=', marque_norm)
    .where('applications.modele_norm', '=', modele_norm)
    .where('products.statut', '!=', 'supprime');
  for (const year of years)
    query = query.where('applications.year_from', '<=', year).where('applications.year_to', '>=', year);
  return (await query.limit(FOUND_READ).execute()).map(({ id }) => id);
}

const built = (year: number | undefined) =>
  year === undefined ? [] : [sql<SqlBool>`(year_from <= ${year} and year_to >= ${year})`];
