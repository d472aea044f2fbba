import type { SpecialPrice, SpecialPriceLine } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import type { PriceOwner } from './price-owner.ts';

export interface TaggedPrices {
  list: SpecialPrice[];
  /** The ETag of this state of the list: saving an older one is refused, so that nothing is overwritten. */
  tag: string;
}

const at = (owner: PriceOwner): string =>
  'customer' in owner
    ? `/admin/customer/${encodeURIComponent(owner.customer)}/specialPrices`
    : `/admin/product/${encodeURIComponent(owner.reference)}/specialPrices`;

type Headers = { get?: (name: string) => unknown };

/** The list and its ETag, which only the headers carry. */
function tagged(text: string, headers: Headers, status = 0): unknown {
  const body: unknown = text === '' ? {} : JSON.parse(text);
  return status === 200 ? { list: body, tag: String(headers.get?.('etag') ?? '') } : body;
}

export const fetchSpecialPrices = (owner: PriceOwner) =>
  http.get<TaggedPrices>(at(owner), { quiet: true, transformResponse: tagged });

export const putSpecialPrices = (owner: PriceOwner, tag: string, lines: SpecialPriceLine[]) =>
  http.put<TaggedPrices>(at(owner), lines, {
    quiet: true,
    headers: { 'If-Match': tag },
    transformResponse: tagged,
  });
