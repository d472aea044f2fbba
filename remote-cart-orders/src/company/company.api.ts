import type { Company } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const URL = '/customer/company';

export const fetchCompany = () => http.get<Company>(URL, { quiet: true });
export const putCompany = (company: Company) => http.put<Company>(URL, company, { quiet: true });
