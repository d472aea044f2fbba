import type { AdminOrderRow, Delivery } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import { toAmount } from '../../../catalogue/index.ts';
import { pdfName } from '../order.present.ts';
import type { OrdersFilter } from './admin-orders.filter.ts';
import type { Buyer, StoredOrder } from './admin-orders.queries.ts';

/** An order without its lines, which the database returns as JSON. */
type Head = Omit<AdminOrderRow, 'items'>;

export function presentHead(order: StoredOrder, buyer: Buyer | undefined, isAsked = false): Head {
  return {
    orderId: order.id,
    orderRef: order.ref,
    orderInternalRef: order.internal_ref,
    orderDate: order.ordered_at,
    orderUserId: order.user_id,
    orderTotalPriceET: toAmount(order.total_et_cents),
    orderVATAmount: toAmount(order.vat_cents),
    orderTotalPriceIT: toAmount(order.total_it_cents),
    orderDeliveryId: order.delivery_id,
    orderPDFFilename: order.validated_at ? pdfName(order) : null,
    orderStatus: order.status,
    orderState: order.state,
    orderVersion: order.version,
    orderPromisedOn: order.promised_on,
    orderDueOn: order.due_on,
    ...(isAsked && { orderAsked: true }),
    customer: {
      userCompName: buyer?.comp_name ?? '',
      userName: buyer?.name ?? '',
      userFirstname: buyer?.firstname ?? '',
      ...(buyer?.place && { userPlace: buyer.place }),
    },
    delivery: deliveryOf(order),
  };
}

export function toJson(head: Head, lines: string | null): string {
  return `${JSON.stringify(head).slice(0, -1)},"items":${lines ?? '[]'}}`;
}

/** Whether an order has the texts that no condition of the database knows. */
export const hasTexts = (head: Head, { delivery, customer }: Pick<OrdersFilter, 'delivery' | 'customer'>) =>
  deliversTo(head, delivery) && isOfCustomer(head, customer);

/** Searches the company and town, as the column of the list shows them, and what the postcode begins with: '29' is Finistère. */
function deliversTo({ delivery }: Head, { whole, words }: OrdersFilter['delivery']): boolean {
  if (!whole) return true;
  if (delivery === null) return false;
  const { daCompName, daPostCode, daCity } = delivery;
  const place = searchable(`${daCompName} ${daCity}`);
  const has = (text: string) => daPostCode.startsWith(text) || place.includes(text);
  // '29200 brest' is written so in the rows.
  return has(whole) || (words.length > 1 && words.every(has));
}

/** 'barbier montpellier': each word of the customer, or of the town or postcode where it goes. */
function isOfCustomer({ customer, delivery }: Head, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const { userCompName, userName, userFirstname } = customer;
  const names = searchable(`${userCompName} ${userName} ${userFirstname}`);
  const town = searchable(delivery?.daCity ?? '');
  return words.every(
    (word) => names.includes(word) || town.includes(word) || delivery?.daPostCode.startsWith(word) === true,
  );
}

function deliveryOf({ delivery }: StoredOrder): AdminOrderRow['delivery'] {
  if (!delivery) return null;
  const { daCompName, daPostCode, daCity, daName, daFirstname } = JSON.parse(delivery) as Delivery;
  return { daCompName, daPostCode, daCity, daName, daFirstname };
}
