import type { Replacement } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchSuccessors = (refs: readonly string[]) =>
  http.get<Replacement[]>('/successors', { quiet: true, params: { refs: refs.join(',') } });
