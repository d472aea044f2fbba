import { put, select, takeEvery } from '@extranet/shared/saga';
import { selectUser, signOutRequested } from '@extranet/shared/session';
import { dropAttempt } from './attempt.ts';
import {
  type DraftState,
  deliveryChosen,
  deliveryLost,
  deliveryReopened,
  draftDropped,
  draftRestored,
  fieldsTyped,
  internalRefTyped,
  selectDraft,
  writingToggled,
} from './draft.slice.ts';
import { dropKept, keep, kept } from './kept.ts';

const NAME = 'draft';

/** A reload, or a session that ended and was opened again, loses nothing of it; who signs out leaves nothing. */
export function* draftSaga() {
  const user = yield* select(selectUser);
  if (!user) return;
  const found = kept(NAME, user.id);
  if (isDraft(found)) yield* put(draftRestored(found));
  yield* takeEvery(
    [deliveryChosen, deliveryReopened, deliveryLost, writingToggled, fieldsTyped, internalRefTyped],
    function* keepDraft() {
      keep(NAME, user.id, yield* select(selectDraft));
    },
  );
  yield* takeEvery([draftDropped, signOutRequested], () => dropKept(NAME));
  yield* takeEvery(signOutRequested, dropAttempt);
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
