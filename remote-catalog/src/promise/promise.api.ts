import type { Promises } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchPromises = () => http.get<Promises>('/promise', { quiet: true });
