import { fork, safely } from '@extranet/shared/saga';
import type { Part } from '../base/parts.ts';
import forms from '../locales/forms.fr.json';
import texts from '../locales/sign-in-tabs.fr.json';
import { newPasswordSaga } from './recovery/new-password.saga.ts';
import { recoverySaga } from './recovery/recovery.saga.ts';
import { signInTabsReducer } from './sign-in-tabs.state.ts';
import { signUpSaga } from './sign-up/sign-up.saga.ts';

export { LostPassword } from './recovery/LostPassword.tsx';
export { NewPassword } from './recovery/NewPassword.tsx';
export { SignUpForm } from './sign-up/SignUpForm.tsx';

function* saga() {
  yield* fork(safely('signUp', signUpSaga));
  yield* fork(safely('recovery', recoverySaga));
  yield* fork(safely('newPassword', newPasswordSaga));
}

export const part: Part = {
  id: 'signInTabs',
  reducer: signInTabsReducer,
  saga,
  texts: [forms, texts],
};
