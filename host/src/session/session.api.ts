import type { User } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchUser = () => http.get<User>('/user', { quiet: true });

/** By then the kept tokens may be removed, so the token is passed in. */
export const postSignOut = (token: string) =>
  http.post('/user/signOut', undefined, { quiet: true, headers: { Authorization: `Bearer ${token}` } });
