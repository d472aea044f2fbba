import type { CustomerProfile, Delivery, DeliveryInput, Done } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

interface DialCode {
  dial_code: string;
  code: string;
}

const path = (daId: string) => `/delivery/${encodeURIComponent(daId)}`;
const remembered = JSON.stringify({ 'daStatus:eq': 'visible' });

export const fetchAllDeliveries = () => http.get<Delivery[]>('/deliveries', { quiet: true });

export const fetchRememberedDeliveries = () =>
  http.get<Delivery[]>('/deliveries', { quiet: true, params: { query: remembered } });

export const fetchProfile = () => http.get<CustomerProfile>('/customer/profile', { quiet: true });

export const postDelivery = (fields: DeliveryInput) =>
  http.post<Delivery>('/delivery', fields, { quiet: true });

export const putDelivery = (daId: string, fields: DeliveryInput) =>
  http.put<Delivery>(path(daId), fields, { quiet: true });

export const deleteDelivery = (daId: string) => http.delete<Done>(path(daId), { quiet: true });

export const fetchDialCodes = () => http.get<DialCode[]>('/config/dial_codes', { quiet: true });
