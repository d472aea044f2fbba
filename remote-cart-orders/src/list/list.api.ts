import { http } from '@extranet/shared/http';

/** Every reference that the customer may order. */
export const fetchReferences = () => http.get<string[]>('/references', { quiet: true });
