import { toRefusal } from '@extranet/shared/http';
import { call, put, select, takeLatest, takeLeading } from '@extranet/shared/saga';
import { fetchOrder } from '../orders.api.ts';
import { orderRead } from './order.slice.ts';
import { fetchLife, fetchMails, postCancel, postRequest, putMails } from './order-life.api.ts';
import {
  cancelAsked,
  changeAsked,
  lifeFailed,
  lifeOpened,
  lifeRead,
  lifeRefused,
  lifeSaved,
  mailsChosen,
  mailsOpened,
  mailsRead,
  type Part,
  selectOrderLife,
} from './order-life.slice.ts';

export function* orderLifeSaga() {
  yield* takeLatest(lifeOpened, ({ payload }) => load(payload));
  // A second click while the first is on its way changes nothing.
  yield* takeLeading(cancelAsked, cancel);
  yield* takeLeading(changeAsked, ask);
  yield* takeLatest(mailsOpened, loadMails);
  yield* takeLeading(mailsChosen, keepMails);
}

function* load(orderId: string) {
  try {
    yield* put(lifeRead(yield* call(fetchLife, orderId)));
  } catch {
    yield* put(lifeFailed());
  }
}

function* cancel({ payload }: ReturnType<typeof cancelAsked>) {
  const { orderId } = yield* select(selectOrderLife);
  try {
    yield* put(orderRead(yield* call(postCancel, orderId, payload)));
    yield* load(orderId);
    yield* put(lifeSaved('cancel'));
  } catch (error) {
    yield* refuse(error, 'cancel');
    // Its preparation may have begun meanwhile: the page shows what can still be cancelled.
    yield* call(readAgain, orderId);
  }
}

function* readAgain(orderId: string) {
  try {
    yield* put(orderRead(yield* call(fetchOrder, orderId)));
    yield* load(orderId);
  } catch {
    yield* put(lifeFailed());
  }
}

function* ask({ payload }: ReturnType<typeof changeAsked>) {
  const { orderId } = yield* select(selectOrderLife);
  try {
    yield* put(lifeRead(yield* call(postRequest, orderId, payload)));
    yield* put(lifeSaved('request'));
  } catch (error) {
    yield* refuse(error, 'request');
  }
}

function* loadMails() {
  try {
    yield* put(mailsRead(yield* call(fetchMails)));
  } catch (error) {
    yield* refuse(error, 'mails');
  }
}

function* keepMails({ payload }: ReturnType<typeof mailsChosen>) {
  try {
    yield* put(mailsRead(yield* call(putMails, payload)));
    yield* put(lifeSaved('mails'));
  } catch (error) {
    yield* refuse(error, 'mails');
  }
}

function* refuse(error: unknown, part: Part) {
  yield* put(lifeRefused({ ...toRefusal(error), part }));
}
