import { put, select, take, takeEvery } from '@extranet/shared/saga';
import { selectUser, signOutRequested } from '@extranet/shared/session';
import { readForUser, removeStored, storeForUser } from '../tab-storage.ts';
import { type KeptList, readKept, toKept } from './kept-list.ts';
import {
  lineQuantityChosen,
  lineRemoved,
  listAdded,
  listChecked,
  listCleared,
  listOpened,
  listRefused,
  listRestored,
  productChosen,
  selectList,
  textPasted,
  textTyped,
} from './list.slice.ts';

const NAME = 'list';
const CHANGES = [
  ...[textTyped, textPasted, listChecked, productChosen, lineQuantityChosen],
  ...[lineRemoved, listAdded, listRefused, listCleared],
];

/** The text and the checked lines survive a reload, for whoever pasted them, until they are in the cart or emptied. */
export function* keepList() {
  const user = yield* select(selectUser);
  if (!user) return;
  yield* takeEvery(CHANGES, function* keep() {
    const { text, lines } = yield* select(selectList);
    if (text === '' && lines.length === 0) removeStored(NAME);
    else storeForUser(NAME, user.id, { text, lines: lines.map(toKept) } satisfies KeptList);
  });
  yield* takeEvery(signOutRequested, () => removeStored(NAME));
  yield* take(listOpened);
  const kept = readKept(readForUser(NAME, user.id));
  const { status, text } = yield* select(selectList);
  if (kept && status === 'empty' && text === '') yield* put(listRestored(kept));
}
