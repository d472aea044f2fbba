import type { AdminSession, AdminSignInLink } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

/** In the body, because addresses are written to logs and this one would open a session. */
export const postAdminLink = (link: AdminSignInLink) =>
  http.post<AdminSession>('/admin/signin', link, { quiet: true });
