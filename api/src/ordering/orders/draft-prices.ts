import type { CurrentUser } from '../../base/current-user.ts';
import type { OrderItemsTable, OrdersTable } from '../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { conflict } from '../../base/errors.ts';
import { vatRate } from '../../base/settings/public-config.ts';
import { isOrderable, priceCart, refusePriceRises, shownPrices } from '../../catalogue/index.ts';
import { type Offer, offersFor } from '../cart/cart.lines.ts';
import { amountsOf, draftLine } from './order-items.ts';
import { listItemsOf } from './orders.queries.ts';

type Amounts = Pick<OrdersTable, 'total_et_cents' | 'vat_cents' | 'total_it_cents' | 'vat_rate'>;

interface PricedDraft {
  readonly amounts: Amounts;
  readonly items: OrderItemsTable[];
  /** The amounts differ from those of the draft. */
  readonly repriced: boolean;
}

/** Computes a draft at today's prices. A price above the draft's own is refused, unless the page that asks showed it. */
export async function priceDraft(
  db: DbOrTransaction,
  user: CurrentUser,
  draft: OrdersTable,
  fingerprint: string | undefined,
): Promise<PricedDraft> {
  const items = await listItemsOf(db, [draft.id]);
  const { offers } = await offersFor(db, user, items);
  refuseMissing(items, offers);
  const today = items.map((item, index) => ({
    ...draftLine(item),
    unitCents: offers[index]?.unitCents ?? 0,
  }));
  const own = items.map(({ unit_cents }) => unit_cents);
  refusePriceRises(today, (fingerprint && shownPrices(fingerprint, today)) || own);
  const priced = priceCart(today, vatRate);
  const { totalEtCents, vatCents, totalItCents } = priced;
  return {
    amounts: {
      total_et_cents: totalEtCents,
      vat_cents: vatCents,
      total_it_cents: totalItCents,
      vat_rate: vatRate,
    },
    items: items.map((item, index) => ({
      ...item,
      stock_code: offers[index]?.stockCode ?? item.stock_code,
      ...amountsOf(priced.lines[index]),
    })),
    repriced:
      totalItCents !== draft.total_it_cents || today.some(({ unitCents }, index) => unitCents !== own[index]),
  };
}

function refuseMissing(items: readonly OrderItemsTable[], offers: readonly Offer[]): void {
  const missing = items.filter((_item, index) => {
    const offer = offers[index];
    return !offer || !isOrderable(offer.product, offer.unitCents);
  });
  if (missing.length === 0) return;
  const refs = missing.map(({ prod_ref }) => prod_ref);
  throw conflict(
    'cart.notOrderable',
    `Cette commande ne peut pas être validée, car un article ne peut plus être commandé\u00a0: ${refs.slice(0, 5).join(', ')}. Commandez les autres à nouveau pour les remettre dans votre panier.`,
    { lines: missing.map(({ id, prod_ref }) => ({ itId: id, itProdRef: prod_ref })) },
  );
}
