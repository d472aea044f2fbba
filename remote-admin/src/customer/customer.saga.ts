import { call, put, takeEvery, takeLatest, takeLeading } from '@extranet/shared/saga';
import { customerSaved } from '../facts.ts';
import { refusalOf } from '../refusals.ts';
import {
  fetchCustomer,
  postCustomer,
  postDecision,
  postErasure,
  postRestore,
  putCustomer,
} from './customer.api.ts';
import {
  customerDecided,
  customerErased,
  customerOpened,
  customerRead,
  customerReadFailed,
  customerRefused,
  customerRestored,
  customerSubmitted,
  NEW,
} from './customer.slice.ts';

export function* customerSaga() {
  yield* takeLatest(customerOpened, readCustomer);
  // A second click on the button must not create a second customer.
  yield* takeLeading(customerSubmitted, saveCustomer);
  yield* takeLeading(customerErased, eraseCustomer);
  yield* takeLeading(customerDecided, decide);
  yield* takeEvery(customerRestored, restoreCustomer);
}

function* readCustomer({ payload: id }: ReturnType<typeof customerOpened>) {
  if (id === NEW) return;
  try {
    yield* put(customerRead(yield* call(fetchCustomer, id)));
  } catch (error) {
    yield* put(customerReadFailed(yield* refusalOf(error)));
  }
}

function* saveCustomer({ payload: { id, form, seenAt } }: ReturnType<typeof customerSubmitted>) {
  try {
    const saved =
      id === NEW
        ? yield* call(postCustomer, form)
        : yield* call(putCustomer, id, { ...form, userUpdatedAt: seenAt });
    yield* put(customerSaved(saved));
  } catch (error) {
    yield* put(customerRefused(yield* refusalOf(error)));
  }
}

function* eraseCustomer({ payload: { id, confirm } }: ReturnType<typeof customerErased>) {
  try {
    yield* put(customerSaved(yield* call(postErasure, id, confirm)));
  } catch (error) {
    yield* put(customerRefused(yield* refusalOf(error)));
  }
}

function* decide({ payload: { id, ...decision } }: ReturnType<typeof customerDecided>) {
  try {
    yield* put(customerSaved(yield* call(postDecision, id, decision)));
  } catch (error) {
    yield* put(customerRefused(yield* refusalOf(error)));
  }
}

function* restoreCustomer({ payload: id }: ReturnType<typeof customerRestored>) {
  try {
    yield* put(customerSaved(yield* call(postRestore, id)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the account could not be restored', code);
  }
}
