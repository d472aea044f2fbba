import { call, delay, put, select, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { newLineSeen, newLinesRead, selectListPrice } from './list-price.slice.ts';
import { type NewLineFacts, readNewLines } from './new-line-facts.ts';

/** Rows come into view together: they are asked about in one go. */
const TOGETHER_MS = 100;
/** As many as the list of products answers at once. */
const AT_ONCE = 60;

export function* newLinesSaga() {
  yield* takeLeading(newLineSeen, readSeen);
}

/** The newest first: what was passed by quickly comes last. A line about which nothing is known is not asked about again. */
function* readSeen() {
  for (;;) {
    yield* delay(TOGETHER_MS);
    const { factless } = yield* select(selectListPrice);
    const lines = factless.slice(-AT_ONCE);
    if (lines.length === 0) return;
    const unknown: NewLineFacts = { designation: '', without: null };
    let read: Record<string, NewLineFacts> = {};
    try {
      read = yield* call(readNewLines, lines);
    } catch (error) {
      const { code } = yield* refusalOf(error);
      console.warn('[admin] nothing is known about the new prices in view', code);
    }
    yield* put(newLinesRead({ ...Object.fromEntries(lines.map(({ key }) => [key, unknown])), ...read }));
  }
}
