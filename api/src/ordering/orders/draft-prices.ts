import type { CurrentUser } from '../../base/current-user.ts';
import type { OrderItemsTable, OrdersTable } from '../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { conflict } from '../../base/errors.ts';
import { vatRate } from '../../base/settings/public-config.ts';
import { isOrderable, priceCart, refusePriceRises, shownPrices } from '../../catalogue/index.ts';
import { type Sale, salesOf } from '../cart/cart.lines.ts';
import { amountsOf, draftLine } from './order-items.ts';
import { listItemsOf } from './orders.queries.ts';

type Amounts = Pick<OrdersTable, 'total_et_cents' | 'vat_cents' | 'total_it_cents' | 'vat_rate'>;

interface PricedDraft {
  readonly amounts: Amounts;
  readonly items: OrderItemsTable[];
  /** The amounts are not those that the draft had. */
  readonly repriced: boolean;
}

/** A draft at today's prices, which may be lower than its own, and higher where the page that asks showed them. */
export async function priceDraft(
  db: DbOrTransaction,
  user: CurrentUser,
  draft: OrdersTable,
  fingerprint: string | undefined,
): Promise<PricedDraft> {
  const items = await listItemsOf(db, [draft.id]);
  const { sales } = await salesOf(db, user, items);
  refuseMissing(items, sales);
  const today = items.map((item, index) => ({ ...draftLine(item), unitCents: sales[index]?.unitCents ?? 0 }));
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
    items: items.map((item, index) => ({ ...item, ...amountsOf(priced.lines[index]) })),
    repriced:
      totalItCents !== draft.total_it_cents || today.some(({ unitCents }, index) => unitCents !== own[index]),
  };
}

function refuseMissing(items: readonly OrderItemsTable[], sales: readonly Sale[]): void {
  const missing = items.filter((_item, index) => {
    const { product, unitCents } = sales[index] ?? { product: null, unitCents: 0 };
    return !isOrderable(product, unitCents);
  });
  if (missing.length === 0) return;
  const refs = missing.map(({ prod_ref }) => prod_ref);
  throw conflict(
    'cart.notOrderable',
    `Cette commande ne peut pas être validée, car un article ne peut plus être commandé\u00a0: ${refs.slice(0, 5).join(', ')}. Commandez les autres à nouveau pour les remettre dans votre panier.`,
    { lines: missing.map(({ id, prod_ref }) => ({ itId: id, itProdRef: prod_ref })) },
  );
}
