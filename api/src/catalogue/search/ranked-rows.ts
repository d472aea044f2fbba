import type { ProductRow } from '@extranet/shared/contracts';
import { plainModel } from '@extranet/shared/rules/vehicle';
import type { Reading } from '../../base/db/schema.ts';
import type { Buyer } from '../prices/buyer.ts';
import { isOrderable, priceOf } from '../products/orderable.ts';
import { pricedById } from '../products/priced-products.queries.ts';
import { presentRow, type StoredRow } from '../products/product.present.ts';

export interface Candidates {
  /** The best first, as far as the index can tell. */
  readonly ids: readonly string[];
  /** Those that fit the vehicle. */
  readonly fitting: ReadonlySet<string>;
  /** Those whose reference was typed. */
  readonly named: ReadonlySet<string>;
  readonly bought: ReadonlySet<string>;
  /** A model was named and no body: that an estate was bought before does not bring it before the plain one. */
  readonly plainFirst: boolean;
  /** So many of each catalogue. */
  readonly n: number;
}

/** Rights, prices and stock from the tables; what is not the caller's to see is not in the answer. */
export async function rankedRows(
  db: Reading,
  user: Buyer,
  { ids, fitting, named, bought, plainFirst, n }: Candidates,
): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  // With the customer's special prices in the same statement: each statement is a way to PostgreSQL and back.
  const { products: rows, pricing } = await pricedById(db, user, ids, user.catalogs);
  const place = new Map(ids.map((id, at) => [id, at]));
  const models = new Set(rows.map(({ catalogue, modele }) => `${catalogue} ${modele}`));
  const isBesidePlain = ({ catalogue, modele }: StoredRow): boolean => {
    const plain = plainModel(modele);
    return plain !== modele && models.has(`${catalogue} ${plain}`);
  };
  const weight = (row: StoredRow): number => {
    if (named.has(row.id)) return 0;
    const canBeHad = isOrderable(row, priceOf(row, pricing));
    // The index puts shorter names first: the plain model, as long as nothing else decides.
    const isAgain = bought.has(row.id) && !(plainFirst && isBesidePlain(row));
    return 1 + (canBeHad ? 0 : 4) + (fitting.has(row.id) ? 0 : 2) + (isAgain ? 0 : 1);
  };
  const ranked = rows
    .map((row) => ({ row, weight: weight(row), place: place.get(row.id) ?? 0 }))
    .sort((one, other) => one.weight - other.weight || one.place - other.place)
    .map(({ row }) => row);
  const byCatalogue = Map.groupBy(ranked, ({ catalogue }) => catalogue);
  return [...byCatalogue.values()].flatMap((own) => own.slice(0, n)).map((row) => presentRow(row, pricing));
}
