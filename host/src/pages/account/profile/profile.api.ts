import type { CustomerProfile, CustomerProfileChange } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const quiet = { quiet: true };

export const fetchProfile = () => http.get<CustomerProfile>('/customer/profile', quiet);

export const putProfile = (profile: CustomerProfileChange) =>
  http.put<CustomerProfile>('/customer/profile', profile, quiet);

export const postEmailResent = () => http.post<CustomerProfile>('/customer/email/resend', undefined, quiet);

export const postEmailGivenUp = () => http.post<CustomerProfile>('/customer/email/cancel', undefined, quiet);
