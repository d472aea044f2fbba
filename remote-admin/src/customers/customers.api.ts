import type {
  AdminCustomerRow,
  AdminCustomersSlice,
  CustomerStatusChanges,
} from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import type { CustomersQuestion } from './list-filters.ts';

/** `after`: the id of the row behind which the next ones are wanted. */
export const fetchCustomers = (
  question: CustomersQuestion,
  { after, limit }: { after?: string; limit?: number } = {},
) =>
  http.get<AdminCustomersSlice>('/admin/customers/slice', {
    quiet: true,
    params: { ...question, ...(after && { after }), ...(limit && { limit }) },
  });

export const putStatuses = (change: CustomerStatusChanges) =>
  http.put<AdminCustomerRow[]>('/admin/customers/status', change, { quiet: true });
