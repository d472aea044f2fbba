import type { StockCode } from '@extranet/shared/contracts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { readSetting } from '../../base/settings/settings.queries.ts';

/** The least quantities that count as in stock and as limited stock, and the code for less than either. */
export interface StockThresholds {
  readonly inStock: number;
  readonly limited: number;
  readonly none: StockCode;
}

const DEFAULTS: StockThresholds = { inStock: 11, limited: 1, none: '0' };

/** The setting 'stock.thresholds' overrides any of the defaults. */
export async function readThresholds(db: DbOrTransaction): Promise<StockThresholds> {
  return { ...DEFAULTS, ...(await readSetting<Partial<StockThresholds>>(db, 'stock.thresholds', {})) };
}

export function stockCodeOf(quantity: number, { inStock, limited, none }: StockThresholds): StockCode {
  if (quantity >= inStock) return '1';
  return quantity >= limited ? '2' : none;
}
