import { combineReducers } from '@extranet/shared/store';
import { newPasswordReducer } from './recovery/new-password.slice.ts';
import { recoveryReducer } from './recovery/recovery.slice.ts';
import { signUpReducer } from './sign-up/sign-up.slice.ts';

export const signInTabsReducer = combineReducers({
  signUp: signUpReducer,
  recovery: recoveryReducer,
  newPassword: newPasswordReducer,
});
