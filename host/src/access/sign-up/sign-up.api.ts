import type { SignedUp, SignUp } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

/** The options go with the fields; what the server does not know of them it drops. */
export const postSignUp = (fields: SignUp, options: { userType?: string }) =>
  http.post<SignedUp>('/user/signUp', { ...fields, ...options }, { quiet: true });
