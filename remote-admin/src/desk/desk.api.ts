import type { Desk } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchDesk = () => http.get<Desk>('/admin/desk', { quiet: true });
