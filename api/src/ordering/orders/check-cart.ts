import { conflict } from '../../base/errors.ts';
import { isOrderable, refusePriceRises, type StoredRow, shownPrices } from '../../catalogue/index.ts';
import { type CartLine, shownLine } from '../cart/cart.lines.ts';

export interface OrderableLine extends CartLine {
  readonly product: StoredRow;
}

interface Fingerprints {
  /** The fingerprint of the page that sends the order. */
  readonly shown: string | undefined;
  /** The fingerprint of the last refusal, for a client that sends none. */
  readonly refused: string | null;
}

/** Refuses a cart with other lines than the page showed, or with higher prices (D2, D10). */
export function checkCart(lines: readonly CartLine[], { shown, refused }: Fingerprints): OrderableLine[] {
  if (lines.length === 0) throw conflict('cart.empty', 'Votre panier est vide.');
  const asked = lines.map(shownLine);
  const prices = shown === undefined ? null : shownPrices(shown, asked);
  if (shown !== undefined && prices === null) {
    throw conflict(
      'cart.changed',
      'Votre panier a été modifié entre-temps, dans un autre onglet ou sur un autre appareil. Rien n’a été commandé\u00a0: vérifiez son contenu, puis validez à nouveau.',
    );
  }
  const missing = lines.filter(({ product, unitCents }) => !isOrderable(product, unitCents));
  if (missing.length > 0) {
    throw conflict(
      'cart.notOrderable',
      'Un article de votre panier ne peut pas être commandé actuellement.',
      { lines: missing.map(({ item }) => ({ itId: item.id, itProdRef: item.prod_ref })) },
    );
  }
  const whenAdded = lines.map(({ item }) => item.shown_unit_cents);
  const agreed = prices ?? (refused === null ? null : shownPrices(refused, asked));
  refusePriceRises(asked, agreed ?? whenAdded);
  return lines.flatMap((line) => (line.product ? [{ ...line, product: line.product }] : []));
}
