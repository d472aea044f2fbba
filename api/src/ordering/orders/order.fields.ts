import { choice, eitherContains, exact, fields, normalised, plainNumber } from '../../base/lists/filters.ts';
import { normaliseRef } from '../../base/text/normalise.ts';

/** What the list of a customer's orders may be filtered by. */
export const orderFields = fields({
  orderId: exact('orders.id'),
  orderRef: normalised('orders.ref_norm', normaliseRef),
  orderInternalRef: normalised('orders.internal_ref_norm', normaliseRef),
  orderText: eitherContains(['orders.ref_norm', 'orders.internal_ref_norm'], normaliseRef),
  orderYear: plainNumber('orders.year'),
  orderStatus: choice('orders.status', [
    ['brouillon', 'brouillon'],
    ['validee', 'validee'],
    ['annulee', 'annulee'],
  ]),
});
