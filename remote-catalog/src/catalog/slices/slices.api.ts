import type { Catalogue, CatalogueFacets, ProductSlice } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import { withSearch } from '../address.ts';
import { type Question, SLICE_ROWS } from '../sliced.ts';

/** As long as an address may say it. */
const LONGEST = 60;

/** A slice by its number; how many there are of it all only with the first of a question. */
export function fetchSlice(
  { source, filters, order }: Question,
  slice: number,
  { counted }: { counted: boolean },
  signal: AbortSignal,
): Promise<ProductSlice> {
  // The server reads fields, chips and order as the page's address has them.
  const asked = new URLSearchParams(withSearch(new URLSearchParams(), filters, order));
  return http.get<ProductSlice>('/products/slice', {
    quiet: true,
    signal,
    params: {
      cat: source.catalogue,
      ...Object.fromEntries([...asked].map(([name, value]) => [name, value.slice(0, LONGEST)])),
      l: `${slice * SLICE_ROWS},${SLICE_ROWS}`,
      ...(!counted && { sans: 'comptes' }),
    },
  });
}

export const fetchFacets = (cat: Catalogue, signal: AbortSignal): Promise<CatalogueFacets> =>
  http.get<CatalogueFacets>('/products/facets', { quiet: true, signal, params: { cat } });
