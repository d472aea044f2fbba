import type { Delivery, Order, OrderItem } from '@extranet/shared/contracts';
import type { OrderItemsTable, OrdersTable } from '../../base/db/schema/orders.ts';
import { fingerprintOf, toAmount } from '../../catalogue/index.ts';
import { companyOn } from './company-copy.ts';
import { draftLine } from './order-items.ts';
import type { FitsOfOrder } from './order-vehicles.ts';

export function presentOrder(
  order: OrdersTable,
  items: readonly OrderItemsTable[],
  fits: FitsOfOrder = new Map(),
): Order {
  return {
    orderId: order.id,
    orderRef: order.ref,
    orderInternalRef: order.internal_ref,
    orderDate: order.ordered_at,
    orderStatus: order.status,
    orderDeliveryId: order.delivery_id,
    delivery: deliveryOf(order),
    items: items.map((item) => presentItem(item, fits)),
    orderTotalPriceET: toAmount(order.total_et_cents),
    orderVATAmount: toAmount(order.vat_cents),
    orderTotalPriceIT: toAmount(order.total_it_cents),
    orderPDFFilename: order.validated_at ? pdfName(order) : null,
    userId: order.user_id,
    fingerprint: order.status === 'brouillon' ? fingerprintOf(items.map(draftLine)) : null,
    orderExpiresAt: order.expires_at,
    company: companyOn(order),
    orderState: order.state,
    orderVersion: order.version,
    orderPromisedOn: order.promised_on,
    orderDueOn: order.due_on,
  };
}

/** The order's own copy of its address. */
export function deliveryOf({ delivery }: OrdersTable): Delivery | null {
  return delivery ? (JSON.parse(delivery) as Delivery) : null;
}

export const pdfName = ({ ref }: Pick<OrdersTable, 'ref'>) => `Bon de commande ${ref}.pdf`;

function presentItem(item: OrderItemsTable, fits: FitsOfOrder): OrderItem {
  return {
    itId: item.id,
    itProdRef: item.prod_ref,
    itProdId: item.product_id,
    itProdCatalogue: item.catalogue,
    itProdKind: item.kind,
    itLabel: item.label,
    itQuantity: item.quantity,
    itMbrUnitPriceET: toAmount(item.unit_cents),
    itMbrTotalPriceET: toAmount(item.total_et_cents),
    itVATAmount: toAmount(item.vat_cents),
    itMbrTotalPriceIT: toAmount(item.total_it_cents),
    itProdCodeStock: item.stock_code,
    itState: item.state,
    itPromisedOn: item.promised_on,
    itShipped: item.shipped,
    ...(item.vehicle && (fits.get(item.id) ?? { itVehicle: null })),
  };
}
