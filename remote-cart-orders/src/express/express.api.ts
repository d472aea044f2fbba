import type { Cart, ExpressOrder, ReferenceCheck } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const SUGGESTIONS = '0,20';

export const fetchHarnessReferences = (prefix: string, signal: AbortSignal) =>
  http.get<string[]>('/references', {
    quiet: true,
    signal,
    params: {
      query: JSON.stringify({ 'prodCatalogue:eq': 'Faisceau', 'prodRef:prefix': prefix }),
      l: SUGGESTIONS,
    },
  });

export const checkReference = (ref: string) =>
  http.get<ReferenceCheck>(`/reference/${encodeURIComponent(ref)}`, { quiet: true });

export const postExpressOrder = (lines: ExpressOrder) =>
  http.post<Cart>('/express_order', lines, { quiet: true });
