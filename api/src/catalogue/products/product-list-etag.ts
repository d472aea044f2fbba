import { createHash } from 'node:crypto';
import type { Catalogue, ListQuery } from '@extranet/shared/contracts';
import type { Discounts } from '../prices/prices.ts';

interface Facts {
  readonly version: number;
  readonly catalogs: readonly Catalogue[];
  readonly discounts: Discounts;
  /** Of specialPricesVersion(). */
  readonly specialPrices: string;
  readonly query: ListQuery;
}

/** The ETag of everything that a product list depends on. It is known before a product is read. */
export function productListEtag({ version, catalogs, discounts, specialPrices, query }: Facts): string {
  const facts = [version, catalogs, discounts, specialPrices, query.query, query.l];
  return `W/"${createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)}"`;
}
