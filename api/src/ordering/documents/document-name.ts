import type { DocumentKind } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';

const ORDER = /CMD[\s_-]?\d{4}[\s_-]?\d{1,8}/i;
const CREDIT = /^(av|avoir|nc)(?![a-z])/i;
const DELIVERY = /^(bl|bon[\s_-]+de[\s_-]+livraison)(?![a-z])/i;

export interface NamedDocument {
  /** As the file writes it; '' when the name has none. */
  readonly orderRef: string;
  readonly number: string;
  readonly kind: DocumentKind;
}

/** 'F-2026-0231_CMD-2026-001349.pdf': the order's reference, and the rest is the document's own number. */
export function readName(filename: string): NamedDocument {
  const stem = filename.normalize('NFC').replace(/\.pdf$/i, '');
  const orderRef = ORDER.exec(stem)?.[0] ?? '';
  const number = stem
    .replace(ORDER, ' ')
    .replace(/^(facture|invoice)[\s_-]+/i, '')
    .replace(/[\s_]+/g, ' ')
    .replace(/^[\s-]+|[\s-]+$/g, '');
  return {
    orderRef,
    number,
    kind: CREDIT.test(number) ? 'credit' : DELIVERY.test(number) ? 'delivery' : 'invoice',
  };
}

/** A customer's own number ('BC-77') in an invoice's data names no order of ours. */
export const isOrderRef = (written: string): boolean => ORDER.test(written);

export const normOfNumber = (number: string): string => referenceKey(number);

/** As a sentence begins: 'Facture F-12'. */
export const KIND_WORDS: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Facture',
  credit: 'Avoir',
  delivery: 'Bon de livraison',
};
