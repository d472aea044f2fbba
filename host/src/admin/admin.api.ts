import type { AdminSession, AdminUser } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import type { RegistryEntry } from '@extranet/shared/registry';

export const fetchAdminSession = (adminAuthToken: string, userId: string) =>
  http.get<AdminSession>('/admin/signin', { quiet: true, params: { adminAuthToken, userId } });

export const fetchAdminUser = () => http.get<AdminUser>('/admin/user', { quiet: true });

/** The administrators' remote: its address is told to nobody else. */
export const fetchAdminRemotes = () => http.get<RegistryEntry[]>('/admin/remotes', { quiet: true });
