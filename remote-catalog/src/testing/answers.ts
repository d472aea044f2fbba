import type { ProductRow, SearchAnswer } from '@extranet/shared/contracts';
import { CATALOGUES } from '@extranet/shared/rules';

/** What GET /search answers when these rows were found. */
export const anAnswer = (
  rows: readonly ProductRow[],
  {
    understood = {},
    nearest = [],
    counts = {},
    fits,
  }: {
    understood?: Partial<SearchAnswer['understood']>;
    nearest?: SearchAnswer['nearest'];
    counts?: Record<string, number>;
    fits?: number;
  } = {},
): SearchAnswer => ({
  understood: { inWords: '', meant: [], unknown: [], ...understood },
  groups: CATALOGUES.map((catalogue) => {
    const own = rows.filter(({ prodCatalogue }) => prodCatalogue === catalogue);
    return { catalogue, count: counts[catalogue] ?? own.length, more: false, rows: own };
  }).filter(({ count }) => count > 0),
  nearest,
  ...(fits && { fits }),
});
