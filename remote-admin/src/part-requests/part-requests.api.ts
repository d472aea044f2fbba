import type { PartRequest } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import { PAGE } from './page.ts';

export const fetchPartRequests = (offset: number) =>
  http.get<PartRequest[]>('/admin/part-requests', { quiet: true, params: { l: `${offset},${PAGE}` } });

export const fetchWaiting = () =>
  http.get<PartRequest[]>('/admin/part-requests', {
    quiet: true,
    params: { query: JSON.stringify({ 'status:eq': 'new' }), l: `0,${PAGE}` },
  });

export const putStatus = (id: string, status: PartRequest['status']) =>
  http.put<PartRequest>(`/admin/part-requests/${encodeURIComponent(id)}`, { status }, { quiet: true });
