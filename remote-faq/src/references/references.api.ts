import { http } from '@extranet/shared/http';
import { TEXT_MAX } from '@extranet/shared/rules';

/** As many as the list shows. */
export const SHOWN = 50;

/** Those that begin so, one more than are shown; where none does, what is meant by it. */
export const fetchAvailableRefs = (begins: string, signal: AbortSignal) =>
  http.get<string[]>('/faq/availableRefs', {
    quiet: true,
    signal,
    params: { begins: begins.slice(0, TEXT_MAX.reference), l: `0,${SHOWN + 1}` },
  });
