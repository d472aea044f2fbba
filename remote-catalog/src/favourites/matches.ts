import type { ProductRow } from '@extranet/shared/contracts';
import { isShortFor, productWords, searchable } from '@extranet/shared/rules';

/** Fewer digits of a barcode are in every other one. */
const EAN_DIGITS = 8;

/** 'fa100', '308', 'clio renault', a scanned code: each of the words by itself, so that none is found across two of them. */
export function matches(product: ProductRow, words: readonly string[]): boolean {
  const { prodRef, prodCodeEAN } = product;
  const told = [prodRef, ...productWords(product).split(/\s+/)].map(searchable);
  return words.every(
    (word) =>
      told.some((one) => one.includes(searchable(word))) ||
      isShortFor(word, prodRef) ||
      (word.length >= EAN_DIGITS && prodCodeEAN.startsWith(word)),
  );
}
