import { http } from '@extranet/shared/http';
import { TEXT_MAX } from '@extranet/shared/rules';

/** More than a list shows before somebody scrolls or types on. */
export const AT_ONCE = 200;

/** Those of the catalogue that begin so; where none does, what is meant by it. */
export const fetchReferences = (begins: string, from: number, signal: AbortSignal) =>
  http.get<string[]>('/admin/references', {
    quiet: true,
    signal,
    params: { begins: begins.slice(0, TEXT_MAX.reference), l: `${from},${AT_ONCE}` },
  });
