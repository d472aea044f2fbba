import { call, put, select, takeEvery } from '@extranet/shared/saga';
import { selectUser } from '@extranet/shared/session';
import { readForUser, removeStored, storeForUser } from '../tab-storage.ts';
import {
  expressInCart,
  lineAccepted,
  lineDropped,
  lineQuantityChosen,
  linesRestored,
  selectExpress,
} from './express.slice.ts';
import type { KeptLine } from './express-state.ts';
import { loadWork } from './load-work.ts';

const NAME = 'express';

/** The typed list survives a reload, for whoever typed it. */
export function* keepLines() {
  const user = yield* select(selectUser);
  if (!user) return;
  yield* takeEvery([lineAccepted, lineQuantityChosen, lineDropped, expressInCart], function* keep() {
    const { lines } = yield* select(selectExpress);
    if (lines.length === 0) removeStored(NAME);
    else
      storeForUser(
        NAME,
        user.id,
        lines.map(({ ref, qty }): KeptLine => ({ ref, qty })),
      );
  });
  const kept = readForUser(NAME, user.id);
  const lines = Array.isArray(kept) ? kept.filter(isKept) : [];
  if (lines.length > 0) yield* call(restore, lines);
}

function isKept(value: unknown): value is KeptLine {
  const { ref, qty } = (value ?? {}) as Partial<KeptLine>;
  return typeof ref === 'string' && (typeof qty === 'number' || typeof qty === 'string');
}

/** Where it cannot be fetched how to ask for their words, they stand there without. */
function* restore(lines: readonly KeptLine[]) {
  try {
    const work = yield* call(loadWork);
    yield* call(work.restore, lines);
  } catch (error) {
    console.warn('[express] the lines that were typed are without words', error);
    yield* put(linesRestored(lines.map((line) => ({ ...line, product: null }))));
  }
}
