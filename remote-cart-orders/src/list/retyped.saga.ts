import { toRefusal } from '@extranet/shared/http';
import { referenceKey } from '@extranet/shared/rules';
import { call, put, race, select, take, withAbort } from '@extranet/shared/saga';
import { findWritten, readShort, readSuccessors } from './ask-products.saga.ts';
import { askable } from './lines.ts';
import {
  fileDropped,
  type lineRetyped,
  lineUnchecked,
  listBegunAnew,
  listCleared,
  retypedRead,
  retypedShortRead,
  selectList,
  textPasted,
} from './list.slice.ts';

/** Until another list takes the place of its own. */
export function* checkRetyped({ payload: { written } }: ReturnType<typeof lineRetyped>) {
  const checking = (signal: AbortSignal) => checkOne(referenceKey(written), signal);
  yield* race({
    done: withAbort(checking),
    other: take([textPasted, fileDropped, listCleared, listBegunAnew]),
  });
}

function* checkOne(key: string, signal: AbortSignal) {
  const asked = (yield* select(selectList)).lines.filter((line) => line.key === key && askable(line));
  if (asked.length === 0) return;
  try {
    yield* put(retypedRead({ key, products: yield* call(findWritten, asked, signal) }));
    yield* put(retypedShortRead(yield* call(readShort, signal)));
    yield* call(readSuccessors, signal);
  } catch (error) {
    yield* put(lineUnchecked(toRefusal(error)));
  }
}
