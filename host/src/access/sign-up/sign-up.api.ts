import type { SignedUp, SignUp } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

/** The options are sent with the fields; the server ignores those it does not know. */
export const postSignUp = (fields: SignUp, options: { userType?: string }) =>
  http.post<SignedUp>('/user/signUp', { ...fields, ...options }, { quiet: true });
