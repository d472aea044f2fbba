import { connectionRestored } from '@extranet/shared/remote';
import { type Action, put, select, takeEvery } from '@extranet/shared/saga';
import { type AuditState, auditAsked } from './audit/audit.slice.ts';
import { backupsOpened } from './backups/backups.slice.ts';
import { type CustomersState, customersAsked } from './customers/customers.slice.ts';
import { delaysOpened } from './delivery-requests/answers.slice.ts';
import { inboxOpened } from './delivery-requests/delivery-requests.slice.ts';
import { deskOpened } from './desk/desk.slice.ts';
import { type DocumentsState, documentsOpened } from './documents/documents.slice.ts';
import { jobsOpened } from './jobs/jobs.slice.ts';
import { type OrdersState, ordersAgain } from './orders/orders.slice.ts';
import { partRequestsOpened } from './part-requests/part-requests.slice.ts';
import { type ReturnsState, returnsAsked } from './returns/returns.slice.ts';
import { type RunningState, runningOpened } from './running/running.slice.ts';

interface Read {
  status: string;
}
interface Lists {
  desk: Read;
  deliveryRequests: Read;
  delays: Read;
  partRequests: Read;
  jobs: Read;
  running: RunningState;
  backups: Read;
  audit: AuditState;
  customers: CustomersState;
  documents: DocumentsState;
  returns: ReturnsState;
  orders: OrdersState;
}

/** After an interruption what could not be read is read by itself: nobody has to press the button that offers it. */
export function* reconnectSaga() {
  yield* takeEvery(connectionRestored, readAgain);
}

function* readAgain() {
  const { admin } = yield* select((root: { admin: Lists }) => root);
  const again: readonly [Read, Action][] = [
    [admin.desk, deskOpened()],
    [admin.deliveryRequests, inboxOpened()],
    [admin.delays, delaysOpened()],
    [admin.partRequests, partRequestsOpened()],
    [admin.jobs, jobsOpened()],
    [admin.running, runningOpened(admin.running.days)],
    [admin.backups, backupsOpened()],
    [admin.audit, auditAsked(admin.audit.query)],
    [admin.customers, customersAsked(admin.customers.question)],
    [admin.documents, documentsOpened(admin.documents.orderId)],
    [admin.returns, returnsAsked(admin.returns.filters)],
  ];
  for (const [{ status }, action] of again) if (status === 'error') yield* put(action);
  for (const action of ordersAgain(admin.orders)) yield* put(action);
}
