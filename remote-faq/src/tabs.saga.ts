import { referenceKey } from '@extranet/shared/rules';
import { call, eventChannel, put, select, take, takeEvery } from '@extranet/shared/saga';
import { contributionSaved, contributionWithdrawn, threadOutdated } from './thread/thread.facts.ts';
import { selectThread } from './thread/thread.slice.ts';
import { selectThreads, threadsOpened } from './threads/threads.slice.ts';

const CHANNEL = 'extranet-forum';

/** Tabs of one browser tell each other in which thread something was written or withdrawn; those that show it read it again. */
export function* tabsSaga() {
  if (typeof BroadcastChannel === 'undefined') return;
  const tabs = new BroadcastChannel(CHANNEL);
  const heard = yield* call(hearingFrom, tabs);
  yield* takeEvery([contributionSaved, contributionWithdrawn], ({ payload }) =>
    tabs.postMessage(payload.postRef),
  );
  try {
    while (true) yield* call(follow, yield* take(heard));
  } finally {
    heard.close();
  }
}

function* follow(ref: string) {
  const thread = yield* select(selectThread);
  if (thread.status === 'success' && referenceKey(thread.ref) === referenceKey(ref))
    yield* put(threadOutdated());
  const { status } = yield* select(selectThreads);
  if (status === 'success') yield* put(threadsOpened());
}

const hearingFrom = (tabs: BroadcastChannel) =>
  eventChannel<string>((emit) => {
    tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => emit(String(data)));
    return () => tabs.close();
  });
