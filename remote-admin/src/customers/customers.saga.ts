import { call, cancel, delay, fork, put, select, takeLatest, takeLeading } from '@extranet/shared/saga';
import { waitingChanged } from '../desk-facts.ts';
import { customerSaved } from '../facts.ts';
import { refusalOf } from '../refusals.ts';
import { fetchCustomers, putStatuses } from './customers.api.ts';
import {
  customersAsked,
  customersFailed,
  customersLate,
  customersRead,
  moreCustomersAsked,
  moreCustomersRead,
  selectCustomers,
  statusesChanged,
  statusesRefused,
  statusesSubmitted,
} from './customers.slice.ts';

/** While somebody types, only what they stop at is asked for. */
const TYPING_MS = 100;
/** Until then the rows of before may stand without a word. */
const LATE_MS = 400;
/** The most that one answer may have. */
const ROWS_MAX = 1000;

export function* customersSaga() {
  // The last question counts, whichever answer comes first.
  yield* takeLatest(customersAsked, ask);
  yield* takeLatest([customerSaved, statusesChanged], askAgain);
  yield* takeLeading(moreCustomersAsked, loadMore);
  yield* takeLeading(statusesSubmitted, changeStatuses);
}

function* ask() {
  const { status, answered, question } = yield* select(selectCustomers);
  // Whoever comes back to the list finds as much of it as there was.
  if (status === 'success' && answered === JSON.stringify(question)) return yield* askAgain();
  if (status === 'success') yield* delay(TYPING_MS);
  yield* load();
}

/** Who was changed may stand elsewhere, or no longer belong here. As many rows as there were: nobody loses their place. */
function* askAgain() {
  const { status, customers } = yield* select(selectCustomers);
  if (status === 'success') yield* load(Math.min(customers.length, ROWS_MAX));
}

function* load(limit?: number) {
  const { question } = yield* select(selectCustomers);
  const late = yield* fork(sayLate);
  try {
    const answer = yield* call(fetchCustomers, question, limit === undefined ? {} : { limit });
    if ((yield* select(selectCustomers)).question === question) yield* put(customersRead(answer));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the customers could not be loaded', code);
    yield* put(customersFailed());
  } finally {
    yield* cancel(late);
  }
}

function* sayLate() {
  yield* delay(LATE_MS);
  yield* put(customersLate());
}

function* loadMore() {
  const { question, customers, more } = yield* select(selectCustomers);
  const after = customers.at(-1)?.userId;
  if (!more || !after) return;
  try {
    const answer = yield* call(fetchCustomers, question, { after });
    const now = yield* select(selectCustomers);
    // Behind rows that are no longer there.
    if (now.customers.at(-1)?.userId === after && now.question === question)
      yield* put(moreCustomersRead(answer));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the next customers could not be loaded', code);
    yield* put(customersFailed());
  }
}

function* changeStatuses({ payload: { changes, undo } }: ReturnType<typeof statusesSubmitted>) {
  try {
    yield* put(statusesChanged(yield* call(putStatuses, { changes, ...(undo === null && { undo: true }) })));
    yield* put(waitingChanged());
  } catch (error) {
    const refusal = yield* refusalOf(error);
    console.warn('[admin] the statuses could not be changed', refusal.code);
    yield* put(statusesRefused(refusal));
  }
}
