import type { Catalogue } from '@extranet/shared/contracts';
import type { Matches } from './engine.ts';

/** As both databases answer. */
export interface MatchRow {
  readonly product_id: string;
  readonly catalogue: Catalogue;
  readonly orderable: number;
  readonly total: number;
}

export const matchesOf = (rows: readonly MatchRow[]): Matches => ({
  best: rows.map(({ product_id, catalogue, orderable }) => ({
    id: product_id,
    catalogue,
    orderable: orderable === 1,
  })),
  count: rows[0]?.total ?? 0,
});
