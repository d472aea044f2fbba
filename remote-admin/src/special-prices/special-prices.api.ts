import type {
  ListPrice,
  SpecialPrice,
  SpecialPriceLine,
  SpecialPricesPreview,
} from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import { type Tagged, tagged } from '../tagged.ts';
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

export const fetchSpecialPrices = (owner: PriceOwner) =>
  http.get<Tagged<SpecialPrice>>(at(owner), { quiet: true, transformResponse: tagged });

export const putSpecialPrices = (owner: PriceOwner, tag: string, lines: SpecialPriceLine[]) =>
  http.put<Tagged<SpecialPrice>>(at(owner), lines, {
    quiet: true,
    headers: { 'If-Match': tag },
    transformResponse: tagged,
  });
