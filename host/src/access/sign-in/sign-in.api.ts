import type { SignedIn, SignIn } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const postSignIn = (credentials: SignIn) =>
  http.post<SignedIn>('/user/signIn', credentials, { quiet: true });
