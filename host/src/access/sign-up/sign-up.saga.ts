import type { SignedUp, User } from '@extranet/shared/contracts';
import { call, put, race, select, take, takeLeading } from '@extranet/shared/saga';
import { ownFailure, toFormFailure } from '../../forms/failure.ts';
import { accountCreated } from '../../session/session.slice.ts';
import { selectDialog, signInClosed } from '../dialog/dialog.slice.ts';
import { enter } from '../dialog/enter.saga.ts';
import { postSignUp } from './sign-up.api.ts';
import { signUpAwaitsApproval, signUpRefused, signUpSubmitted } from './sign-up.slice.ts';

/** takeLeading: a second click must neither create a second account nor be told that the address is taken. */
export function* signUpSaga() {
  yield* takeLeading(signUpSubmitted, signUpUnlessClosed);
}

function* signUpUnlessClosed(submitted: ReturnType<typeof signUpSubmitted>) {
  yield* race({ done: call(signUp, submitted), closed: take(signInClosed) });
}

function* signUp({ payload }: ReturnType<typeof signUpSubmitted>) {
  const { options } = yield* select(selectDialog);
  try {
    const { token, message, ...user } = yield* call(postSignUp, payload, { userType: options.userType });
    if (token && isWhole(user)) {
      yield* call(enter, token, user);
      yield* put(accountCreated());
    } else if (user.status === 'attente') yield* put(signUpAwaitsApproval(message));
    else yield* put(signUpRefused(ownFailure('user.inactive')));
  } catch (error) {
    yield* put(signUpRefused(toFormFailure(error)));
  }
}

const isWhole = (user: Omit<SignedUp, 'token' | 'message'>): user is User =>
  user.status === 'active' && Boolean(user.id && user.catalogs && user.roles && user.type);
