import { referenceKey } from '@extranet/shared/rules';
import { ORDER_STATES } from '@extranet/shared/rules/order';
import { type SqlBool, sql } from 'kysely';
import {
  choice,
  eitherContains,
  exact,
  type Field,
  fields,
  instant,
  normalised,
  plainNumber,
} from '../../base/lists/filters.ts';
import { hasNumber } from './order-numbers.queries.ts';

const ownText = eitherContains(['orders.ref_norm', 'orders.internal_ref_norm'], referenceKey);
/** Either reference, or the number of a parcel or paper. */
const orderText: Field = {
  contains: (values) => sql<SqlBool>`(${ownText.contains?.(values)} or ${hasNumber(String(values[0]))})`,
};

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
