import { connectionRestored } from '@extranet/shared/remote';
import { call, delay, put, race, take } from '@extranet/shared/saga';
import { windowEvents } from '../window-events.ts';
import { askAlive } from './connection.api.ts';
import { callUnanswered, connectionFound, connectionLost } from './connection.slice.ts';

const FIRST_WAIT_MS = 2_000;
const LAST_WAIT_MS = 15_000;

/**
 * One call without an answer does not mean that the connection is lost: the server is asked before the banner is shown.
 * If it does not answer it is asked again, less and less often; once it does, whatever waited for it goes on.
 */
export function* connectionSaga() {
  const channel = yield* call(windowEvents, 'offline', 'online');
  while (true) {
    yield* race([take(callUnanswered), take(channel)]);
    if (yield* call(isAlive)) continue;
    yield* put(connectionLost());
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LAST_WAIT_MS)) {
      yield* race([delay(wait), take(channel)]);
      if (yield* call(isAlive)) break;
    }
    yield* put(connectionFound());
    yield* put(connectionRestored());
  }
}

async function isAlive(): Promise<boolean> {
  try {
    await askAlive();
    return true;
  } catch {
    return false;
  }
}
