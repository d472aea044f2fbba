import type { NearReferences } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

/** What is like several unknown references; so many are answered at once. */
export const NEAR_AT_ONCE = 20;

/** Whether the server can be asked for what was written; other texts are unknown without asking. */
export const isAskable = (key: string): boolean => /^[A-Z0-9]{2,40}$/.test(key);

export const fetchNear = (refs: readonly string[]) =>
  http.get<NearReferences[]>('/references/near', { quiet: true, params: { refs: refs.join(',') } });
