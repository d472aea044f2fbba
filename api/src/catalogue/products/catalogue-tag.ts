import { createHash } from 'node:crypto';
import type { Catalogue, ListQuery } from '@extranet/shared/contracts';
import type { Discounts } from '../prices/prices.ts';

interface Facts {
  readonly version: number;
  readonly catalogs: readonly Catalogue[];
  readonly discounts: Discounts;
  /** specialPricesMark(). */
  readonly specialPrices: string;
  readonly query: ListQuery;
}

/** An ETag of all that a product list depends on, known before a single product is read. */
export function catalogueTag({ version, catalogs, discounts, specialPrices, query }: Facts): string {
  const facts = [version, catalogs, discounts, specialPrices, query.query, query.l];
  return `W/"${createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)}"`;
}
