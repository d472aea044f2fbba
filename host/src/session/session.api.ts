import type { User } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchUser = () => http.get<User>('/user', { quiet: true });

/** The tokens may be dropped before the call leaves: it carries the one that it is about. */
export const postSignOut = (token: string) =>
  http.post('/user/signOut', undefined, { quiet: true, headers: { Authorization: `Bearer ${token}` } });
