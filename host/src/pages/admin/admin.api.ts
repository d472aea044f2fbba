import type { AdminUser } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import type { RegistryEntry } from '@extranet/shared/registry';

export const fetchAdminUser = () => http.get<AdminUser>('/admin/user', { quiet: true });

/** The entry of the administrators' remote; nobody else is given it. */
export const fetchAdminRemotes = () => http.get<RegistryEntry[]>('/admin/remotes', { quiet: true });
