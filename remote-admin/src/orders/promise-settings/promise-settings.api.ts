import type { PromiseSettings } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const URL = '/admin/promise-settings';

export const fetchSettings = () => http.get<PromiseSettings>(URL, { quiet: true });
export const putSettings = (settings: PromiseSettings) =>
  http.put<PromiseSettings>(URL, settings, { quiet: true });
