import { http } from '@extranet/shared/http';

export const fetchReferences = () => http.get<string[]>('/admin/references', { quiet: true });
