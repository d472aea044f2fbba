import { http } from '@extranet/shared/http';

/** As many as the list shows. */
export const SHOWN = 50;

/** Those that begin so, one more than are shown; where none does, what is meant by it. */
export const fetchAvailableRefs = (begins: string, signal: AbortSignal) =>
  http.get<string[]>('/faq/availableRefs', {
    quiet: true,
    signal,
    params: { begins, l: `0,${SHOWN + 1}` },
  });
