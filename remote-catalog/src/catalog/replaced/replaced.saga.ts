import type { Replacement } from '@extranet/shared/contracts';
import { call, delay, put, select, takeLeading } from '@extranet/shared/saga';
import { fetchSuccessors } from './replaced.api.ts';
import { replacedRead, replacedShown, selectReplaced } from './replaced.slice.ts';

/** Long enough for the rows of one screen, and for who scrolls past them. */
const GATHER_MS = 80;
const AT_ONCE = 100;

export function* replacedSaga() {
  // takeLeading: the rows in view are asked for together, and those that come into view meanwhile after them.
  yield* takeLeading(replacedShown, ask);
}

function* ask() {
  while (true) {
    yield* delay(GATHER_MS);
    const { wanted } = yield* select(selectReplaced);
    const refs = wanted.slice(0, AT_ONCE);
    if (refs.length === 0) return;
    let found: Replacement[] = [];
    try {
      found = yield* call(fetchSuccessors, refs);
    } catch (error) {
      // The row says that it is sold out all the same, and its sheet asks again.
      console.warn('[catalog] what replaces rows is unknown', error);
    }
    yield* put(replacedRead({ refs, found }));
  }
}
