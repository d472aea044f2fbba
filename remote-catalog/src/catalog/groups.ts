import type { Catalogue, Fit, FitReason, ProductRow } from '@extranet/shared/contracts';
import { partsOfWords, productKind, productWords, searchable, wordsOf } from '@extranet/shared/rules';
import { CatalogueIndex } from './CatalogueIndex.ts';
import type { Filters } from './filters.ts';
import type { RowOrder } from './row-order.ts';
import { isChosen, TRAIT_IDS, type TraitCounts, type TraitId } from './traits.ts';

const TAGS = /<[^>]*>/g;
/** Words that are no longer have no plural to speak of. */
const SHORT = 3;

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
  /** The words of each row, each behind a blank. */
  words: readonly string[];
  /** By product; the same as long as the vehicle is, so that a letter draws only what it brings. */
  found: ReadonlyMap<string, FoundRow>;
  /** The chips that mean something in this catalogue. */
  own: TraitCounts;
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
    const found = new Map(
      index.rows.map((row) => {
        const reason = reasons.get(row.prodId) ?? { code: 'unknown' as const };
        return [row.prodId, { row, reason, fits }];
      }),
    );
    return {
      catalogue,
      index,
      words: index.rows.map(wordsOfRow),
      found,
      own: index.traitCounts(all(index), ''),
    };
  });
}

/** The rows that the text and the chips leave, by catalogue and in the given order; those that fit stand first. */
export function grouped(sources: readonly Indexed[], filters: Filters, order?: RowOrder): Group[] {
  const groups = new Map<Catalogue, FoundRow[]>();
  for (const source of sources) {
    const { catalogue, index, found, own } = source;
    const traits = filters.traits
      .split('.')
      .filter((id) => id in own)
      .join('.');
    const places = index.withTraits(withWords(source, filters), traits);
    const rows = index.inOrder(places, order).flatMap(({ prodId }) => found.get(prodId) ?? []);
    groups.set(catalogue, [...(groups.get(catalogue) ?? []), ...rows]);
  }
  return [...groups].map(([catalogue, rows]) => ({ catalogue, rows })).filter(({ rows }) => rows.length > 0);
}

/** Chips of all catalogues, with the rows that each would leave. A chosen one stays even if it leaves none. */
export function countsOf(sources: readonly Indexed[], filters: Filters): TraitCounts {
  const sums: Record<string, number> = {};
  for (const source of sources) {
    for (const [id, count] of Object.entries(source.index.traitCounts(withWords(source, filters), '')))
      if (count > 0 || isChosen(filters.traits, id as TraitId)) sums[id] = (sums[id] ?? 0) + count;
  }
  return Object.fromEntries(TRAIT_IDS.filter((id) => id in sums).map((id) => [id, sums[id]]));
}

/**
 * Make, model and year are the vehicle's. What is typed here is about the part: its reference, and every word by which it is
 * shown ('escamotable', '13 broches'), begun or in the plural, in any order.
 */
function withWords({ index, words }: Indexed, { reference }: Filters): number[] {
  const typed = wordsOf(reference).map((word) => (word.length > SHORT ? word.replace(/[SX]$/, '') : word));
  return all(index).filter((at) => typed.every((word) => words[at]?.includes(` ${word}`)));
}

const wordsOfRow = (row: ProductRow): string => {
  const { prodRef, prodCodeEAN, prodCatalogue, prodMemo, prodType } = row;
  const kind = [productKind(row), prodType && `${prodType} broches`].join(' ');
  const text = [
    prodRef,
    prodCodeEAN,
    prodCatalogue,
    productWords(row),
    kind,
    prodMemo.replace(TAGS, ' '),
  ].join(' ');
  return ` ${[searchable(prodRef), ...partsOfWords(text)].join(' ')}`;
};

const all = (index: CatalogueIndex) => index.rows.map((_row, at) => at);
