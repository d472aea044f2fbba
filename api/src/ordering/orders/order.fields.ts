import { referenceKey } from '@extranet/shared/rules';
import { ORDER_STATES } from '@extranet/shared/rules/order';
import { choice, exact, fields, instant, normalised, plainNumber } from '../../base/lists/filters.ts';
import { orderText } from './order-text.ts';

/** The filters of a customer's list of orders. */
export const orderFields = fields({
  orderId: exact('orders.id'),
  orderRef: normalised('orders.ref_norm', referenceKey),
  orderInternalRef: normalised('orders.internal_ref_norm', referenceKey),
  orderText,
  orderDate: instant('orders.ordered_at'),
  orderYear: plainNumber('orders.year'),
  orderStatus: choice('orders.status', [
    ['brouillon', 'brouillon'],
    ['validee', 'validee'],
    ['annulee', 'annulee'],
  ]),
  orderState: choice(
    'orders.state',
    ORDER_STATES.map((state) => [state, state] as const),
  ),
});
