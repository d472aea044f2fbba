import type { OrderStepsDone, OrderStepsPost } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

/** The same step for several orders; each is decided on the version that the page knows. */
export const postSteps = (steps: OrderStepsPost) =>
  http.post<OrderStepsDone>('/admin/orders/steps', steps, { quiet: true });
