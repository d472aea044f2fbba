import type {
  ListPrice,
  SpecialPrice,
  SpecialPriceChange,
  SpecialPriceLine,
  SpecialPricesPreview,
} from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import { SPECIAL_PRICES_SLICE } from '@extranet/shared/rules/product';
import { type Headers, type Tagged, tagged } from '../tagged.ts';
import type { FirstSlice } from './first-slice.ts';
import type { PriceOwner } from './price-owner.ts';

const at = (owner: PriceOwner): string =>
  'customer' in owner
    ? `/admin/customer/${encodeURIComponent(owner.customer)}/specialPrices`
    : `/admin/product/${encodeURIComponent(owner.reference)}/specialPrices`;

export const fetchListPrice = (ref: string) =>
  http.get<ListPrice>(`/admin/reference/${encodeURIComponent(ref)}/listPrice`, { quiet: true });

export const postPricesFile = (customer: string, path: string) =>
  http.post<SpecialPricesPreview>(
    `/admin/customer/${encodeURIComponent(customer)}/specialPrices/import`,
    { path },
    { quiet: true },
  );

/** A customer's list: all of it, or its first lines where it is long. A product's always comes whole. */
export const fetchSpecialPrices = (owner: PriceOwner) =>
  http.get<FirstSlice>(at(owner), {
    quiet: true,
    ...('customer' in owner && { params: { n: SPECIAL_PRICES_SLICE } }),
    transformResponse: counted,
  });

/** The lines after that reference; fewer than a slice where they are the last. */
export const fetchMorePrices = (owner: PriceOwner, after: string) =>
  http.get<SpecialPrice[]>(at(owner), { quiet: true, params: { n: SPECIAL_PRICES_SLICE, after } });

function counted(text: string, headers: Headers, status = 0): unknown {
  const read = tagged(text, headers, status);
  if (status !== 200) return read;
  const { list, tag } = read as Tagged<SpecialPrice>;
  return { list, tag, total: Number(headers.get?.('x-total-count') ?? list.length) };
}

export const putSpecialPrices = (owner: PriceOwner, tag: string, lines: SpecialPriceLine[]) =>
  http.put<Tagged<SpecialPrice>>(at(owner), lines, {
    quiet: true,
    headers: { 'If-Match': tag },
    transformResponse: tagged,
  });

export const postPriceChanges = (owner: PriceOwner, changes: SpecialPriceChange[]) =>
  http.post<SpecialPrice[]>(`${at(owner)}/changes`, changes, { quiet: true });
