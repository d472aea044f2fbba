import type { StockCode } from '@extranet/shared/contracts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { readSetting } from '../../base/settings/settings.queries.ts';

/** From how many pieces on a product is in stock, or limited; below that, what is said. */
export interface StockThresholds {
  readonly inStock: number;
  readonly limited: number;
  readonly none: StockCode;
}

const standard: StockThresholds = { inStock: 11, limited: 1, none: '0' };

/** The setting 'stock.thresholds' replaces any of these. */
export async function readThresholds(db: DbOrTransaction): Promise<StockThresholds> {
  return { ...standard, ...(await readSetting<Partial<StockThresholds>>(db, 'stock.thresholds', {})) };
}

export function stockCodeOf(quantity: number, { inStock, limited, none }: StockThresholds): StockCode {
  if (quantity >= inStock) return '1';
  return quantity >= limited ? '2' : none;
}
