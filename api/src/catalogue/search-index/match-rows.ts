import type { Catalogue } from '@extranet/shared/contracts';
import type { Found } from './engine.ts';

/** As both databases answer, the best first. */
export interface MatchRow {
  readonly product_id: string;
  readonly catalogue: Catalogue;
  /** Of the whole catalogue. */
  readonly total: number;
}

export const foundIn = (rows: readonly MatchRow[]): Found[] =>
  [...Map.groupBy(rows, ({ catalogue }) => catalogue)].map(([catalogue, own]) => ({
    catalogue,
    ids: own.map(({ product_id }) => product_id),
    count: own[0]?.total ?? 0,
  }));
