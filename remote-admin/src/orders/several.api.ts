import type { AdminOrderRow, OrderStepsDone } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

/** The same step for several orders; each is decided on the version that the list shows. */
export const postSteps = (orders: readonly AdminOrderRow[]) =>
  http.post<OrderStepsDone>(
    '/admin/orders/steps',
    {
      step: 'preparer',
      orders: orders.map(({ orderId, orderVersion = 1 }) => ({ orderId, version: orderVersion })),
    },
    { quiet: true },
  );
