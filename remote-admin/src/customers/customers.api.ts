import type { AdminCustomerRow, CustomerStatusChanges, UserStatus } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const ALL: UserStatus[] = ['active', 'desactive', 'attente', 'supprime'];

/** Deleted accounts come only when asked for. */
export const fetchCustomers = (withDeleted: boolean) =>
  http.get<AdminCustomerRow[]>('/admin/customers', {
    quiet: true,
    params: withDeleted ? { query: JSON.stringify({ 'userStatus:in': ALL }) } : undefined,
  });

export const putStatuses = (change: CustomerStatusChanges) =>
  http.put<AdminCustomerRow[]>('/admin/customers/status', change, { quiet: true });
