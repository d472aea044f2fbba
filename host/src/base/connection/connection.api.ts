import { http } from '@extranet/shared/http';

const PATIENCE_MS = 5_000;

/** The process answers: cheaper than any call of the portal's own. */
export const askAlive = () =>
  http.get('/healthz', { baseURL: '/', quiet: true, timeout: PATIENCE_MS, responseType: 'text' });
