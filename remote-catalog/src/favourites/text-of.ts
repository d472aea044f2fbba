import type { ProductRow } from '@extranet/shared/contracts';
import { productWords, searchable } from '@extranet/shared/rules';

/** What is searched of a product on a short list: reference, EAN, words. */
export const textOf = (product: ProductRow): string =>
  searchable(`${product.prodRef} ${product.prodCodeEAN} ${productWords(product)}`);
