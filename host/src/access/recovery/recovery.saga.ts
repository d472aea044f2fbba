import { call, fork, put, race, select, take, takeLeading } from '@extranet/shared/saga';
import { type FormFailure, ownFailure, toFormFailure } from '../../forms/failure.ts';
import { signInClosed, tabChosen } from '../dialog/dialog.slice.ts';
import { proofGiven } from './new-password.slice.ts';
import { postRecovery, postRecoveryAbort, postRecoveryCode } from './recovery.api.ts';
import {
  codeClosed,
  codeRequested,
  codeSent,
  codeSubmitted,
  codeWrong,
  recoveryRefused,
  selectRecovery,
} from './recovery.slice.ts';

/** takeLeading: a double click sends one mail, or uses one try. */
export function* recoverySaga() {
  yield* takeLeading(codeRequested, askCode);
  yield* takeLeading(codeSubmitted, tryCode);
}

function* askCode({ payload: email }: ReturnType<typeof codeRequested>) {
  try {
    const { answer } = yield* race({ answer: call(postRecovery, email), closed: take(signInClosed) });
    if (!answer) return;
    if (answer.token) yield* put(codeSent(answer.token));
    else yield* put(recoveryRefused(ownFailure('unknown')));
  } catch (error) {
    yield* put(recoveryRefused(toFormFailure(error)));
  }
}

/** Only the answer `true` means that the code is right; an empty answer does not. */
function* tryCode({ payload: recoveryCode }: ReturnType<typeof codeSubmitted>) {
  const { token } = yield* select(selectRecovery);
  try {
    const { answer, closed } = yield* race({
      answer: call(postRecoveryCode, token, recoveryCode),
      closed: take(signInClosed),
    });
    if (closed) return;
    if (answer === true) {
      yield* put(proofGiven({ token, recoveryCode }));
      yield* put(tabChosen({ tab: 'newPwd' }));
    } else
      yield* call(countWrong, recoveryCode, {
        ...ownFailure('recovery.wrongCode'),
        message: answer?.message ?? '',
      });
  } catch (error) {
    const failure = toFormFailure(error);
    if (failure.code === 'recovery.wrongCode' || failure.code === 'recovery.closed')
      yield* call(countWrong, recoveryCode, failure);
    else yield* put(recoveryRefused(failure));
  }
}

function* countWrong(recoveryCode: string, failure: FormFailure) {
  yield* put(codeWrong(failure));
  const { blocked, token } = yield* select(selectRecovery);
  if (blocked) yield* fork(abort, token, recoveryCode);
  else if (failure.code === 'recovery.closed') yield* put(codeClosed(failure));
}

/** The server has already closed the request after the last wrong code; this call is part of its interface. */
function* abort(token: string, recoveryCode: string) {
  try {
    yield* call(postRecoveryAbort, token, recoveryCode);
  } catch (error) {
    console.warn('[recovery] the server was not told that the request is given up', error);
  }
}
