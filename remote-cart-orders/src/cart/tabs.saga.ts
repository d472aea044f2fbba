import { cartChanged } from '@extranet/shared/remote';
import { call, eventChannel, put, take, takeEvery } from '@extranet/shared/saga';
import { cartChangedElsewhere, changeConfirmed } from './cart.slice.ts';

const CHANNEL = 'extranet-cart';

/** Tabs of one browser notify each other when the cart changes; each then loads it from the server. */
export function* tabsSaga() {
  if (typeof BroadcastChannel === 'undefined') return;
  const tabs = new BroadcastChannel(CHANNEL);
  const heard = yield* call(hearingFrom, tabs);
  // Only changes made in this tab are announced; announcements of other tabs are not repeated.
  yield* takeEvery([cartChanged, changeConfirmed], () => tabs.postMessage(''));
  try {
    while (true) {
      yield* take(heard);
      yield* put(cartChangedElsewhere());
    }
  } finally {
    heard.close();
  }
}

const hearingFrom = (tabs: BroadcastChannel) =>
  eventChannel<'changed'>((emit) => {
    tabs.addEventListener('message', () => emit('changed'));
    return () => tabs.close();
  });
