import type {
  AdminCustomer,
  AdminCustomerCreation,
  AdminCustomerUpdate,
  CustomerDecision,
  CustomerOverview,
  CustomerRules,
} from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const at = (id: string) => `/admin/customer/${encodeURIComponent(id)}`;

export const fetchCustomer = (id: string) => http.get<AdminCustomer>(at(id), { quiet: true });

export const postCustomer = (form: AdminCustomerCreation) =>
  http.post<AdminCustomer>('/admin/customer', form, { quiet: true });

export const postErasure = (id: string, confirm: string) =>
  http.post<AdminCustomer>(`${at(id)}/erasure`, { confirm }, { quiet: true });

export const putCustomer = (id: string, form: AdminCustomerUpdate) =>
  http.put<AdminCustomer>(at(id), form, { quiet: true });

export const postRestore = (id: string) => http.post<AdminCustomer>(`${at(id)}/restore`, {}, { quiet: true });

export const postDecision = (id: string, decision: CustomerDecision) =>
  http.post<AdminCustomer>(`${at(id)}/decision`, decision, { quiet: true });

export const fetchCustomerOverview = (id: string) =>
  http.get<CustomerOverview>(`${at(id)}/overview`, { quiet: true });

export const fetchCustomerRules = () => http.get<CustomerRules>('/admin/customers/rules', { quiet: true });
