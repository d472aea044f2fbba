import type { MeantReference } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchMeant = (refs: readonly string[], signal: AbortSignal) =>
  http.get<MeantReference[]>('/references/meant', { quiet: true, signal, params: { refs: refs.join(',') } });
