import { http } from '@extranet/shared/http';

/** To the address of the administrator whose session ended; the answer is the same for any address. */
export const postAdminLinkRequest = (email: string) =>
  http.post<Record<string, never>>('/user/adminLink', { email }, { quiet: true });
