import { put, select, takeEvery } from '@extranet/shared/saga';
import { selectUser } from '@extranet/shared/session';
import { readForUser, removeStored, storeForUser } from '../tab-storage.ts';
import {
  type DraftState,
  deliveryChosen,
  deliveryLost,
  draftDropped,
  draftRestored,
  fieldsTyped,
  internalRefTyped,
  selectDraft,
  stepShown,
  writingToggled,
} from './draft.slice.ts';

const NAME = 'draft';

/** Keeps the draft through a reload and the end of a session. */
export function* draftSaga() {
  const user = yield* select(selectUser);
  if (!user) return;
  const found = readForUser(NAME, user.id);
  if (isDraft(found)) yield* put(draftRestored(found));
  yield* takeEvery(
    [deliveryChosen, stepShown, deliveryLost, writingToggled, fieldsTyped, internalRefTyped],
    function* keepDraft() {
      storeForUser(NAME, user.id, yield* select(selectDraft));
    },
  );
  yield* takeEvery(draftDropped, () => removeStored(NAME));
}

function isDraft(value: unknown): value is DraftState {
  const { step, fields, internalRef } = (value ?? {}) as Partial<DraftState>;
  return (
    (step === 'address' || step === 'summary') &&
    typeof fields === 'object' &&
    fields !== null &&
    typeof internalRef === 'string'
  );
}
