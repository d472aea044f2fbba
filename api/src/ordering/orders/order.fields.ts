import { referenceKey } from '@extranet/shared/rules';
import {
  choice,
  eitherContains,
  exact,
  fields,
  instant,
  normalised,
  plainNumber,
} from '../../base/lists/filters.ts';

/** The filters of a customer's list of orders. */
export const orderFields = fields({
  orderId: exact('orders.id'),
  orderRef: normalised('orders.ref_norm', referenceKey),
  orderInternalRef: normalised('orders.internal_ref_norm', referenceKey),
  orderText: eitherContains(['orders.ref_norm', 'orders.internal_ref_norm'], referenceKey),
  orderDate: instant('orders.ordered_at'),
  orderYear: plainNumber('orders.year'),
  orderStatus: choice('orders.status', [
    ['brouillon', 'brouillon'],
    ['validee', 'validee'],
    ['annulee', 'annulee'],
  ]),
});
