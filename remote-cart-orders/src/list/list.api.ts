import { http } from '@extranet/shared/http';

/** All references that the customer may order. */
export const fetchReferences = () => http.get<string[]>('/references', { quiet: true });
