import { http } from '@extranet/shared/http';

const TIMEOUT_MS = 5_000;

/** The cheapest call there is. */
export const askAlive = () =>
  http.get('/healthz', { baseURL: '/', quiet: true, timeout: TIMEOUT_MS, responseType: 'text' });
