import { cartChanged } from '@extranet/shared/remote';
import { call, eventChannel, put, take, takeEvery } from '@extranet/shared/saga';
import { cartOutdated, changeConfirmed } from './cart.slice.ts';

const CHANNEL = 'extranet-cart';

/** Tabs of one browser tell each other that the cart changed; each asks the server what it is now. */
export function* tabsSaga() {
  if (typeof BroadcastChannel === 'undefined') return;
  const tabs = new BroadcastChannel(CHANNEL);
  const heard = yield* call(hearingFrom, tabs);
  // Facts of this tab only: what another tab said is not passed on.
  yield* takeEvery([cartChanged, changeConfirmed], () => tabs.postMessage(''));
  try {
    while (true) {
      yield* take(heard);
      yield* put(cartOutdated());
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
