import type { AdminSession, AdminSignInLink } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

/** In the body: no server on the way writes an address down that opens a session. */
export const postAdminLink = (link: AdminSignInLink) =>
  http.post<AdminSession>('/admin/signin', link, { quiet: true });
