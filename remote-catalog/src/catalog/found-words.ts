import type { Catalogue, ProductRow } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import { CatalogueIndex, type CatalogueView } from './CatalogueIndex.ts';
import { type Filters, wantedBy } from './filters.ts';
import type { Meant } from './meant/useMeant.ts';
import type { RowOrder } from './row-order.ts';
import type { JudgedRow, Judgement } from './traits.ts';
import type { Found } from './useFound.ts';

/** The rows that words found, as a list of their own: fields and chips narrow it like the whole catalogue. */
export interface FoundWords {
  catalogue: Catalogue;
  index: CatalogueView;
  /** The server's order, best first. */
  rank: ReadonlyMap<string, number>;
}

export function foundWords(
  catalogue: Catalogue,
  rows: readonly ProductRow[],
  judgements: ReadonlyMap<string, Judgement>,
): FoundWords {
  const index = new CatalogueIndex(catalogue);
  // In the order of their references, as the index expects its rows, and copied, because it completes them.
  index.add(
    rows
      .map((row) => ({ row: judged(row, judgements), key: searchable(row.prodRef) }))
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ row }) => row),
  );
  return { catalogue, index, rank: new Map(rows.map(({ prodId }, at) => [prodId, at])) };
}

function judged(row: ProductRow, judgements: ReadonlyMap<string, Judgement>): JudgedRow {
  const judgement = judgements.get(row.prodId);
  return judgement ? { ...row, judgement } : { ...row };
}

/** Best first until somebody sorts. */
export function narrowed(
  { catalogue, index, rank }: FoundWords,
  filters: Filters,
  order: RowOrder | undefined,
  meant?: Meant,
): Found {
  const places = index.find(wantedBy(catalogue, filters, meant?.models));
  const rows = index.inOrder(index.withTraits(places, filters.traits), order);
  const rankOf = ({ prodId }: ProductRow) => rank.get(prodId) ?? 0;
  if (!order) rows.sort((a, b) => rankOf(a) - rankOf(b));
  return {
    searching: true,
    rows,
    count: rows.length,
    byText: { index, places },
    waiting: meant?.waiting === true,
  };
}
