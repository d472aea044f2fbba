import type { CustomerProfile, CustomerProfileChange } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchProfile = () => http.get<CustomerProfile>('/customer/profile', { quiet: true });

export const putProfile = (profile: CustomerProfileChange) =>
  http.put<CustomerProfile>('/customer/profile', profile, { quiet: true });
