import { call, delay, put, select, takeLeading } from '@extranet/shared/saga';
import { keepToken } from '@extranet/shared/session';
import { ownFailure, toFormFailure } from '../../forms/failure.ts';
import { fetchUser } from '../../session/session.api.ts';
import { selectDialog } from '../dialog/dialog.slice.ts';
import { enter } from '../dialog/enter.saga.ts';
import {
  newPasswordRefused,
  newPasswordSet,
  newPasswordSubmitted,
  selectNewPassword,
} from './new-password.slice.ts';
import { postNewPassword } from './recovery.api.ts';

/** How long 'Votre mot de passe a été modifié.' is shown before the redirect (C9.04). */
const REDIRECT_MS = 200;

export function* newPasswordSaga() {
  yield* takeLeading(newPasswordSubmitted, setPassword);
}

/** Once the server has changed the password, that is shown, even if the sign-in after it fails. */
function* setPassword({ payload }: ReturnType<typeof newPasswordSubmitted>) {
  const { proof } = yield* select(selectNewPassword);
  const { credentials } = yield* select(selectDialog);
  try {
    const { token } = yield* call(postNewPassword, { ...payload, token: credentials ?? '', ...proof });
    if (!token) {
      yield* put(newPasswordRefused(ownFailure('unknown')));
      return;
    }
    yield* put(newPasswordSet());
    yield* delay(REDIRECT_MS);
    yield* call(keepToken, token);
    yield* call(enter, token, yield* call(fetchUser));
  } catch (error) {
    const { status } = yield* select(selectNewPassword);
    if (status === 'success') console.warn('[password] changed, but the sign-in after it failed', error);
    else yield* put(newPasswordRefused(toFormFailure(error)));
  }
}
