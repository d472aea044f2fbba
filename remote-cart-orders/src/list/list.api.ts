import type { MeantReference, NearReferences } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

/** What is like several unknown references; so many are answered at once. */
export const NEAR_AT_ONCE = 20;

export const fetchNear = (refs: readonly string[]) =>
  http.get<NearReferences[]>('/references/near', { quiet: true, params: { refs: refs.join(',') } });

export const fetchMeant = (refs: readonly string[], signal: AbortSignal) =>
  http.get<MeantReference[]>('/references/meant', { quiet: true, signal, params: { refs: refs.join(',') } });
