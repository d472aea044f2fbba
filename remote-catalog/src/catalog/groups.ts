import type { Catalogue, Fit, FitReason, ProductRow } from '@extranet/shared/contracts';
import { CatalogueIndex } from './CatalogueIndex.ts';
import { type Filters, NO_FILTERS, wantedBy } from './filters.ts';
import { isChosen, TRAIT_IDS, type TraitCounts, type TraitId } from './traits.ts';

/** As one works: first the towbar, then its harness. */
const ORDER: readonly Catalogue[] = ['Attelage', 'Faisceau', 'Kit'];

export interface FoundRow {
  row: ProductRow;
  reason: FitReason;
  fits: boolean;
}

export interface Group {
  catalogue: Catalogue;
  rows: FoundRow[];
}

/** What fits and what does not, each catalogue with an index of its own: a letter compares a handful of texts. */
interface Indexed {
  catalogue: Catalogue;
  index: CatalogueIndex;
  reasons: ReadonlyMap<string, FitReason>;
  fits: boolean;
}

export function indexed(
  catalogs: readonly Catalogue[],
  rows: readonly ProductRow[],
  judged: readonly Fit[],
  fits: boolean,
): Indexed[] {
  const reasons = new Map(judged.map(({ prodId, reason }) => [prodId, reason]));
  return ORDER.filter((catalogue) => catalogs.includes(catalogue)).map((catalogue) => {
    const index = new CatalogueIndex(catalogue);
    // Copies: the index completes them, and these stand in the store.
    index.add(
      rows
        .filter((row) => row.prodCatalogue === catalogue)
        .map((row) => ({ ...row }))
        .sort((a, b) => (a.prodRef < b.prodRef ? -1 : 1)),
    );
    return { catalogue, index, reasons, fits };
  });
}

/** The rows that the text and the chips leave, by catalogue; those that fit stand first. */
export function grouped(sources: readonly Indexed[], filters: Filters): Group[] {
  const groups = new Map<Catalogue, FoundRow[]>();
  for (const { catalogue, index, reasons, fits } of sources) {
    const own = index.traitCounts(all(index), '');
    const traits = filters.traits
      .split('.')
      .filter((id) => id in own)
      .join('.');
    const places = index.withTraits(index.find(textOnly(catalogue, filters)), traits);
    const rows = index.inOrder(places, undefined).map((row) => ({
      row,
      reason: reasons.get(row.prodId) ?? { code: 'unknown' as const },
      fits,
    }));
    groups.set(catalogue, [...(groups.get(catalogue) ?? []), ...rows]);
  }
  return [...groups].map(([catalogue, rows]) => ({ catalogue, rows })).filter(({ rows }) => rows.length > 0);
}

/** Chips of all catalogues, with the rows that each would leave. A chosen one stays even if it leaves none. */
export function countsOf(sources: readonly Indexed[], filters: Filters): TraitCounts {
  const sums: Record<string, number> = {};
  for (const { catalogue, index } of sources) {
    const found = index.find(textOnly(catalogue, filters));
    for (const [id, count] of Object.entries(index.traitCounts(found, '')))
      if (count > 0 || isChosen(filters.traits, id as TraitId)) sums[id] = (sums[id] ?? 0) + count;
  }
  return Object.fromEntries(TRAIT_IDS.filter((id) => id in sums).map((id) => [id, sums[id]]));
}

/** Make, model and year are the vehicle's. A kit has no reference column of its own: the text is searched in all of it. */
const textOnly = (catalogue: Catalogue, { reference }: Filters) =>
  wantedBy(catalogue, { ...NO_FILTERS, reference });

const all = (index: CatalogueIndex) => index.rows.map((_row, at) => at);
