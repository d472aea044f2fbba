import type { Order } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import type { IdempotencyKeysTable, OrdersTable } from '../../../base/db/schema/orders.ts';
import type { MailsTable } from '../../../base/db/schema/system.ts';
import { keptAnswer } from '../idempotency.ts';
import { presentOrder } from '../order.present.ts';
import { confirmationOf } from '../order-confirmation.ts';
import { orderRef } from '../order-ref.ts';
import type { PreparedOrder } from './prepare-order.ts';

/** An order with what shows its number. */
export interface NumberedOrder {
  readonly prepared: PreparedOrder;
  readonly order: OrdersTable;
  readonly placed: Order;
  readonly mail: MailsTable | null;
  readonly answer: IdempotencyKeysTable | null;
}

export function numbered(prepared: PreparedOrder, year: number, number: number): NumberedOrder {
  const { items, fits, claim, confirmation, now } = prepared;
  const ref = orderRef(year, number);
  const order = { ...prepared.order, ref, ref_norm: referenceKey(ref), year };
  const placed = presentOrder(order, items, fits);
  return {
    prepared,
    order,
    placed,
    mail:
      confirmation &&
      confirmationOf(confirmation.job.id, { ...prepared, order, supplier: confirmation.supplier }, now),
    answer: claim && keptAnswer(claim, placed, now),
  };
}
