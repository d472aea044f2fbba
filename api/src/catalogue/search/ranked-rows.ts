import type { ProductRow } from '@extranet/shared/contracts';
import type { Reading } from '../../base/db/schema.ts';
import type { Buyer } from '../prices/buyer.ts';
import { loadPricing } from '../prices/pricing.queries.ts';
import { isOrderable, priceOf } from '../products/orderable.ts';
import { presentRow, rowColumns, type StoredRow } from '../products/product.present.ts';
import { visible } from '../products/products.queries.ts';

export interface Candidates {
  /** The best first, as far as the index can tell. */
  readonly ids: readonly string[];
  /** Those that fit the vehicle. */
  readonly fitting: ReadonlySet<string>;
  /** Those whose reference was typed. */
  readonly named: ReadonlySet<string>;
  readonly bought: ReadonlySet<string>;
  /** So many of each catalogue. */
  readonly n: number;
}

/** Rights, prices and stock from the tables; what is not the caller's to see is not in the answer. */
export async function rankedRows(
  db: Reading,
  user: Buyer,
  { ids, fitting, named, bought, n }: Candidates,
): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const rows = await visibleRows(db, user, ids);
  const pricing = await loadPricing(db, user, rows);
  const place = new Map(ids.map((id, at) => [id, at]));
  const weight = (row: StoredRow): number => {
    if (named.has(row.id)) return 0;
    const canBeHad = isOrderable(row, priceOf(row, pricing));
    return 1 + (canBeHad ? 0 : 4) + (fitting.has(row.id) ? 0 : 2) + (bought.has(row.id) ? 0 : 1);
  };
  const ranked = rows
    .map((row) => ({ row, weight: weight(row), place: place.get(row.id) ?? 0 }))
    .sort((one, other) => one.weight - other.weight || one.place - other.place)
    .map(({ row }) => row);
  const byCatalogue = Map.groupBy(ranked, ({ catalogue }) => catalogue);
  return [...byCatalogue.values()].flatMap((own) => own.slice(0, n)).map((row) => presentRow(row, pricing));
}

const visibleRows = (db: Reading, user: Buyer, ids: readonly string[]): Promise<StoredRow[]> =>
  db
    .selectFrom('products')
    .select(rowColumns)
    .where(visible(user.catalogs))
    .where('products.id', 'in', ids)
    .execute();
