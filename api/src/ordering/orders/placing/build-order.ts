import { referenceKey } from '@extranet/shared/rules';
import type { DeliveriesTable, OrderItemsTable, OrdersTable } from '../../../base/db/schema/orders.ts';
import { newId } from '../../../base/secrets/tokens.ts';
import { vatRate } from '../../../base/settings/public-config.ts';
import { priceCart } from '../../../catalogue/index.ts';
import { presentDelivery } from '../../deliveries/delivery.present.ts';
import type { OrderableLine } from '../check-cart.ts';
import { orderItems } from '../order-items.ts';

export type Unnumbered = Omit<OrdersTable, 'ref' | 'ref_norm' | 'year'>;

interface Way {
  readonly delivery: DeliveriesTable | null;
  /** Until when a draft can be validated. */
  readonly until: string | null;
  readonly company: string | null;
}

export function buildOrder(
  lines: readonly OrderableLine[],
  { delivery, until, company }: Way,
  userId: string,
  internalRef: string,
  now: Date,
): { order: Unnumbered; items: OrderItemsTable[] } {
  const id = newId();
  const at = now.toISOString();
  const sold = lines.map(({ item, product, unitCents, stockCode }) => ({
    product,
    stockCode,
    quantity: item.quantity,
    unitCents,
    vehicle: item.vehicle,
    equipment: item.equipment,
  }));
  const priced = priceCart(sold, vatRate);
  return {
    order: {
      id,
      user_id: userId,
      internal_ref: internalRef,
      internal_ref_norm: referenceKey(internalRef),
      status: delivery ? 'validee' : 'brouillon',
      ordered_at: at,
      validated_at: delivery ? at : null,
      delivery_id: delivery?.id ?? null,
      delivery: delivery ? JSON.stringify(presentDelivery(delivery)) : null,
      total_et_cents: priced.totalEtCents,
      vat_cents: priced.vatCents,
      total_it_cents: priced.totalItCents,
      vat_rate: vatRate,
      pdf_id: null,
      updated_at: at,
      expires_at: until,
      state: 'brouillon',
      version: 1,
      promised_on: null,
      due_on: null,
      company,
    },
    items: orderItems(id, sold, priced),
  };
}
