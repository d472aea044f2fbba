import type { EmailSettled, SignedUp } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const quiet = { quiet: true };

export const postEmailConfirmed = (token: string) =>
  http.post<EmailSettled>('/user/email/confirm', { token }, quiet);

export const postEmailTakenBack = (token: string) =>
  http.post<EmailSettled>('/user/email/takeBack', { token }, quiet);

export const postSignUpConfirmed = (token: string) =>
  http.post<SignedUp>('/user/signUp/confirm', { token }, quiet);
