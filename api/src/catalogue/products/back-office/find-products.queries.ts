import { setImmediate } from 'node:timers/promises';
import type { Found } from '@extranet/shared/contracts';
import { type SqlBool, sql } from 'kysely';
import { isPostgres } from '../../../base/db/is-postgres.ts';
import { contains } from '../../../base/db/like.ts';
import type { Reading } from '../../../base/db/schema.ts';
import { type Asked, FOUND_READ } from '../../../base/desk/asked.ts';
import { longForms } from '../../../base/text/long-forms.ts';
import { afterPrefix } from '../../../base/text/normalise.ts';
import { isYearOfCar } from '../../vehicles/years.ts';
import { refRanges } from '../ref-ranges.ts';
import { wordsOfProduct } from '../stored-words.ts';

/** By reference and EAN first, then by words of make, model, title and years, then by those of one of its other vehicles. */
export async function findProducts(db: Reading, { key, text, words }: Asked): Promise<Found[]> {
  const products = db.selectFrom('products').selectAll().where('statut', '!=', 'supprime');
  const named = key
    ? await products
        .where((eb) =>
          eb.or([
            eb.and([eb('ref_norm', '>=', key), eb('ref_norm', '<', afterPrefix(key))]),
            eb('ref_norm', 'in', longForms(text)),
            eb('ean', '=', text.trim()),
          ]),
        )
        .orderBy('ref_norm')
        .orderBy('id')
        .limit(FOUND_READ)
        .execute()
    : [];
  if (named.length === FOUND_READ || words.length === 0) return named.map(present);
  const years = yearsIn(words);
  let described = products;
  for (const word of words)
    described = described.where((eb) =>
      eb.or([
        contains('marque_norm', word),
        contains('modele_norm', word),
        contains('titre_norm', word),
        contains('ref_norm', word),
        ...builtIn(years.get(word)),
      ]),
    );
  const all = new Map(named.map((product) => [product.id, product]));
  for await (const range of refRanges(db)) {
    if (all.size >= FOUND_READ) break;
    const found = await described.where(range).limit(FOUND_READ).execute();
    for (const product of found) all.set(product.id, product);
  }
  if (all.size < FOUND_READ) {
    const ids = await ofVehicle(db, words, years);
    const fitting = ids.length > 0 ? await products.where('id', 'in', ids).execute() : [];
    for (const product of fitting) all.set(product.id, product);
  }
  return [...all.values()].slice(0, FOUND_READ).map(present);
}

/** 'austral 2022': a year beside other words. Alone it would be that of every product without years. */
function yearsIn(words: readonly string[]): ReadonlyMap<string, number> {
  const years = words.filter((word) => /^\d{4}$/.test(word) && isYearOfCar(Number(word)));
  return new Map(years.length < words.length ? years.map((word) => [word, Number(word)]) : []);
}

const builtIn = (year: number | undefined) =>
  year === undefined ? [] : [sql<SqlBool>`(year_from <= ${year} and year_to >= ${year})`];

/** The products whose list of vehicles has one with all of the words. */
async function ofVehicle(
  db: Reading,
  words: readonly string[],
  years: ReadonlyMap<string, number>,
): Promise<string[]> {
  let query = db.selectFrom('applications').select('product_id').distinct();
  for (const word of words)
    query = query.where((eb) =>
      eb.or([contains('marque_norm', word), contains('modele_norm', word), ...builtIn(years.get(word))]),
    );
  const ids = new Set<string>();
  for await (const make of makesOfVehicles(db)) {
    if (ids.size >= FOUND_READ) break;
    for (const { product_id } of await query.where(make).limit(FOUND_READ).execute()) ids.add(product_id);
  }
  return [...ids].slice(0, FOUND_READ);
}

/** Conditions that together are all applications, make by make: embedded, others have their turn between two (ref-ranges.ts). */
async function* makesOfVehicles(db: Reading): AsyncGenerator<ReturnType<typeof sql<SqlBool>>> {
  if (isPostgres(db)) return yield sql<SqlBool>`true`;
  const makeAfter = async (make: string | null) =>
    db
      .selectFrom('applications')
      .select('marque_norm')
      .$if(make !== null, (rest) => rest.where('marque_norm', '>', make ?? ''))
      .orderBy('marque_norm')
      .limit(1)
      .executeTakeFirst();
  for (let next = await makeAfter(null); next; next = await makeAfter(next.marque_norm)) {
    yield sql<SqlBool>`applications.marque_norm = ${next.marque_norm}`;
    await setImmediate();
  }
}

const present = (product: Parameters<typeof wordsOfProduct>[0] & { id: string; ref: string }): Found => ({
  id: product.id,
  title: product.ref,
  detail: wordsOfProduct(product),
});
