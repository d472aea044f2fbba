import { http } from '@extranet/shared/http';

export const fetchAvailableRefs = () => http.get<string[]>('/faq/availableRefs', { quiet: true });
