import type { OrderStepsDone } from '@extranet/shared/contracts';
import type { OrderStep } from '@extranet/shared/rules/order';
import type { Db } from '../../../../base/db/schema.ts';
import { isApiFailure } from '../../../../base/errors.ts';
import { findAnyOrder } from '../../back-office/admin-orders.queries.ts';
import type { ChangeRequest } from '../change-order.service.ts';
import { takeStep } from '../steps.service.ts';

/** Each order by itself: one that cannot take the step does not hold back the others, and is named with its reason. */
export async function stepSeveral(
  db: Db,
  requests: readonly ChangeRequest[],
  step: OrderStep,
): Promise<OrderStepsDone> {
  const outcome: OrderStepsDone = { done: [], refused: [] };
  for (const request of requests) {
    try {
      await takeStep(request, { step, reason: '' });
      outcome.done.push(request.orderId);
    } catch (error) {
      if (!isApiFailure(error)) throw error;
      const order = await findAnyOrder(db, request.orderId);
      outcome.refused.push({
        orderId: request.orderId,
        orderRef: order?.ref ?? '',
        message: error.message,
      });
    }
  }
  return outcome;
}
