import type { SelectQueryBuilder } from 'kysely';
import type { Schema } from '../../base/db/schema.ts';
import type { StoredRow } from './product.present.ts';

type Place = Pick<StoredRow, 'ref_norm' | 'id'>;
type Products<Row> = SelectQueryBuilder<Schema, 'products', Row>;

/** Pages sorted by reference, each from where the one before ended, so that the whole catalogue is never in memory. */
export async function* inPages<Row extends Place>(
  readPage: (narrow: (products: Products<Row>) => Products<Row>) => Promise<Row[]>,
  rows: number,
): AsyncGenerator<Row[]> {
  let after: Place = { ref_norm: '', id: '' };
  for (;;) {
    const { ref_norm, id } = after;
    const page = await readPage((products) =>
      products
        .where('products.ref_norm', '>=', ref_norm)
        .where((eb) => eb.or([eb('products.ref_norm', '>', ref_norm), eb('products.id', '>', id)]))
        .limit(rows),
    );
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < rows) return;
    after = last;
  }
}
