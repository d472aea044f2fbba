import { put, select, takeEvery } from '@extranet/shared/saga';
import { selectUser } from '@extranet/shared/session';
import { readForUser, removeStored, storeForUser } from '../tab-storage.ts';
import { type KeptList, readKept, toKept } from './kept-list.ts';
import { KEPT_LIST } from './limits.ts';

import {
  lineQuantityChosen,
  lineRemoved,
  lineRetyped,
  listAdded,
  listBegunAnew,
  listBroughtBack,
  listChecked,
  listCleared,
  listRefused,
  listRestored,
  productChosen,
  retypedRead,
  retypedShortRead,
  selectList,
  textPasted,
  textTyped,
} from './list.slice.ts';

export { fromKept, judgeKept } from './kept-list.ts';

const CHANGES = [
  ...[textTyped, textPasted, listChecked, productChosen, lineQuantityChosen],
  ...[lineRemoved, lineRetyped, retypedRead, retypedShortRead],
  ...[listAdded, listRefused, listCleared, listBegunAnew, listBroughtBack],
];

/** The text and the checked lines survive a reload, for whoever pasted them, until they are in the cart or emptied. */
export function* keepList() {
  const user = yield* select(selectUser);
  if (!user) return;
  const keep = function* () {
    const { text, lines } = yield* select(selectList);
    if (text === '' && lines.length === 0) removeStored(KEPT_LIST);
    else storeForUser(KEPT_LIST, user.id, { text, lines: lines.map(toKept) } satisfies KeptList);
  };
  yield* takeEvery(CHANGES, keep);
  const { status, text } = yield* select(selectList);
  // What was typed before this was here counts.
  if (status !== 'empty' || text !== '') return yield* keep();
  const kept = readKept(readForUser(KEPT_LIST, user.id));
  if (kept) yield* put(listRestored(kept));
}
