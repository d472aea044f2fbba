import type { Found } from '@extranet/shared/contracts';
import { contains, startsWith } from '../../../base/db/like.ts';
import type { Reading } from '../../../base/db/schema.ts';
import { type Asked, FOUND_READ } from '../../../base/desk/asked.ts';
import { wordsOfProduct } from '../stored-words.ts';

/** By reference and EAN first, then by words of make, model and title. */
export async function findProducts(db: Reading, { key, text, words }: Asked): Promise<Found[]> {
  const products = db.selectFrom('products').selectAll().where('statut', '!=', 'supprime');
  const named = key
    ? await products
        .where((eb) => eb.or([startsWith('ref_norm', key), eb('ean', '=', text.trim())]))
        .orderBy('ref_norm')
        .orderBy('id')
        .limit(FOUND_READ)
        .execute()
    : [];
  if (named.length === FOUND_READ || words.length === 0) return named.map(present);
  let described = products;
  for (const word of words)
    described = described.where((eb) =>
      eb.or([
        contains('marque_norm', word),
        contains('modele_norm', word),
        contains('titre_norm', word),
        contains('ref_norm', word),
      ]),
    );
  const found = await described.limit(FOUND_READ).execute();
  const all = new Map([...named, ...found].map((product) => [product.id, product]));
  return [...all.values()].slice(0, FOUND_READ).map(present);
}

const present = (product: Parameters<typeof wordsOfProduct>[0] & { id: string; ref: string }): Found => ({
  id: product.id,
  title: product.ref,
  detail: wordsOfProduct(product),
});
