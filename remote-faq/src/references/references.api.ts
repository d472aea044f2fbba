import { http } from '@extranet/shared/http';

/** As many as the list shows, and one by which it knows that there are more. */
const AT_ONCE = 51;

/** Those that begin so; where none does, what is meant by it. */
export const fetchAvailableRefs = (begins: string, signal: AbortSignal) =>
  http.get<string[]>('/faq/availableRefs', { quiet: true, signal, params: { begins, l: `0,${AT_ONCE}` } });
