import { call, put, select, takeLatest } from '@extranet/shared/saga';
import { selectFaqRole, userRefreshed } from '@extranet/shared/session';
import { fetchModeration } from './moderation.api.ts';
import { moderationRead, moderationWanted } from './moderation.slice.ts';

/** The session is refreshed every minute: the count is updated with it, without a timer of its own. */
export function* moderationSaga() {
  yield* takeLatest([moderationWanted, userRefreshed], readModeration);
  yield* put(moderationWanted());
}

function* readModeration() {
  const role = yield* select(selectFaqRole);
  if (role !== 'admin') return;
  try {
    yield* put(moderationRead(yield* call(fetchModeration)));
  } catch (error) {
    // The last count stays: the badge shows no errors (C8.12).
    console.warn('[faq] what waits could not be counted', error);
  }
}
