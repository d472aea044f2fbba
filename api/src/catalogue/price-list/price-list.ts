import type { Catalogue } from '@extranet/shared/contracts';
import type { Condition } from '../../base/lists/filters.ts';
import type { Read } from '../../base/replica/reading.ts';
import type { Step } from '../prices/prices.ts';
import { type Discounted, discountsOf, termsToday } from '../prices/pricing.queries.ts';
import { specialsOf, stepsOf } from '../prices/special-terms.ts';
import { priceOf } from '../products/orderable.ts';
import type { StoredRow } from '../products/product.present.ts';
import { streamProducts } from '../products/products.queries.ts';
import { wordsOfProduct } from '../products/stored-words.ts';

export interface PricedRow {
  readonly product: StoredRow;
  readonly words: string;
  readonly cents: number;
  readonly isSpecial: boolean;
  readonly steps: readonly Step[];
  readonly validTo: string | null;
}

/** What can be bought, at the account's own prices of today, page by page: neither list nor special prices are held whole. */
export async function* priceList(
  read: Read,
  user: Discounted & { readonly catalogs: readonly Catalogue[] },
  conditions: readonly Condition[],
): AsyncGenerator<PricedRow[]> {
  for await (const page of streamProducts(read, user.catalogs, { conditions })) {
    const refs = page.map(({ ref_norm }) => ref_norm);
    const terms = await read((db) => termsToday(db, user.id, refs));
    const byRef = new Map(terms.map((one) => [one.ref_norm, one]));
    const pricing = { discounts: discountsOf(user), ...specialsOf(terms) };
    yield page.map((product) => {
      const special = byRef.get(product.ref_norm);
      return {
        product,
        words: wordsOfProduct(product),
        cents: priceOf(product, pricing),
        isSpecial: special !== undefined,
        steps: stepsOf(special?.steps ?? null),
        validTo: special?.valid_to ?? null,
      };
    });
  }
}
