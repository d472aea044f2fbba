import {
  call,
  eventChannel,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from '@extranet/shared/saga';
import { selectUser, signedIn, signedOut, userRefreshed } from '@extranet/shared/session';
import { fetchNotifications, fetchUnread, postAllRead, postRead } from './bell.api.ts';
import {
  allRead,
  bellOpened,
  listRead,
  listUnread,
  notificationRead,
  olderAsked,
  olderRead,
  registryTold,
  selectBell,
  unreadTold,
} from './bell.slice.ts';
import { followNews, type News } from './follow-news.ts';

export function* bellSaga() {
  yield* takeLatest(bellOpened, load);
  yield* takeLeading(olderAsked, loadOlder);
  yield* takeEvery(notificationRead, function* read({ payload: id }) {
    yield* call(tellServer, () => postRead(id));
  });
  yield* takeLeading(allRead, function* readAll() {
    yield* call(tellServer, postAllRead);
  });
  // The net: each minute, whatever became of the stream.
  yield* takeLeading(userRefreshed, askUnread);
  while (true) {
    const user = yield* select(selectUser);
    if (user) yield* race({ followed: call(follow, user.userEmail), left: take(signedOut) });
    else yield* take([signedIn, userRefreshed]);
  }
}

function* follow(account: string) {
  const news = eventChannel<News>((emit) => followNews(account, emit));
  try {
    while (true) {
      const { unread, registry } = yield* take(news);
      if (registry !== undefined) yield* put(registryTold(registry));
      if (unread === undefined) continue;
      yield* put(unreadTold(unread));
      const { open } = yield* select(selectBell);
      if (open) yield* call(load);
    }
  } finally {
    news.close();
  }
}

function* askUnread() {
  try {
    const { unread } = yield* call(fetchUnread);
    if (typeof unread === 'number') yield* put(unreadTold(unread));
  } catch (error) {
    console.warn('[bell] the number of notifications could not be read', error);
  }
}

function* load() {
  try {
    yield* put(listRead(yield* call(fetchNotifications)));
  } catch (error) {
    console.warn('[bell] the notifications could not be read', error);
    yield* put(listUnread());
  }
}

function* loadOlder() {
  const { notifications } = yield* select(selectBell);
  try {
    yield* put(olderRead(yield* call(fetchNotifications, notifications.at(-1)?.id)));
  } catch (error) {
    console.warn('[bell] older notifications could not be read', error);
    yield* put(listUnread());
  }
}

function* tellServer(send: () => Promise<unknown>) {
  try {
    yield* call(send);
  } catch (error) {
    console.warn('[bell] what was read could not be noted', error);
    yield* call(askUnread);
  }
}
