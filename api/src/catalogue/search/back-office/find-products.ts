import type { Found } from '@extranet/shared/contracts';
import { type SqlBool, sql } from 'kysely';
import type { Reading } from '../../../base/db/schema.ts';
import { type Asked, FOUND_READ } from '../../../base/desk/asked.ts';
import { idsByNumber, type NumberPlace } from '../../../base/lists/ids-by-number.ts';
import { longForms } from '../../../base/text/long-forms.ts';
import { afterPrefix } from '../../../base/text/normalise.ts';
import { wordsOfProduct } from '../../products/stored-words.ts';
import { REFERENCES } from '../../references/suggest-references.ts';
import { productsOfVehicles } from './products-of-vehicles.ts';
import { productsMeant, productsOfWords } from './products-of-words.ts';

const LISTED: NumberPlace = { ...REFERENCES, among: sql<SqlBool>`statut <> 'supprime'` };
const PART_MIN = 3;
/** With or without blanks, or how one begins: scanners and people read them out. */
const EAN = /^\d{7,13}$/;

/**
 * By reference and EAN first, then by words of make, model, title and years, then by those of one of its other vehicles. Each from an
 * index: none of it takes longer among more products.
 */
export async function findProducts(db: Reading, asked: Asked): Promise<Found[]> {
  const ids = new Set(await productsNamed(db, asked));
  for (const find of [productsOfWords, productsOfVehicles]) {
    if (ids.size >= FOUND_READ) break;
    for (const id of await find(db, asked.words)) ids.add(id);
  }
  return present(db, [...ids].slice(0, FOUND_READ));
}

/** As a customer's question is read, with slips and other words for it: 'crochet', 'atelage 308'. */
export const guessProducts = async (db: Reading, asked: Asked): Promise<Found[]> =>
  present(db, (await productsMeant(db, asked)).slice(0, FOUND_READ));

/** Whole, then by how a reference begins, then by any other part of it. */
async function productsNamed(db: Reading, { key, text }: Asked): Promise<string[]> {
  if (!key) return [];
  const first = db
    .selectFrom('products')
    .select('id')
    .where('statut', '!=', 'supprime')
    .orderBy('ref_norm')
    .orderBy('id')
    .limit(FOUND_READ);
  const whole = first.where('ref_norm', 'in', longForms(text));
  const begun = first.where('ref_norm', '>=', key).where('ref_norm', '<', afterPrefix(key));
  const ways = [
    whole,
    begun,
    ...(EAN.test(key) ? [first.where('ean', '>=', key).where('ean', '<', afterPrefix(key))] : []),
  ];
  const rows = await Promise.all(ways.map((way) => way.execute()));
  const ids = rows.flat().map(({ id }) => id);
  if (ids.length >= FOUND_READ || key.length < PART_MIN) return ids;
  return [...ids, ...(await idsByNumber(db, LISTED, key, FOUND_READ))];
}

async function present(db: Reading, ids: readonly string[]): Promise<Found[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .select(['id', 'ref', 'catalogue', 'titre', 'marque', 'modele', 'annee', 'type', 'standard', 'technical'])
    .where('id', 'in', ids)
    .execute();
  const place = new Map(ids.map((id, at) => [id, at]));
  return rows
    .toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
    .map((product) => ({ id: product.id, title: product.ref, detail: wordsOfProduct(product) }));
}
