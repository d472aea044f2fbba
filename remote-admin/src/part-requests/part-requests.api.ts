import type { PartRequest, PartRequestAnswer } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import { PAGE } from './page.ts';

export const fetchPartRequests = (offset: number) =>
  http.get<PartRequest[]>('/admin/part-requests', { quiet: true, params: { l: `${offset},${PAGE}` } });

export const fetchWaiting = () =>
  http.get<PartRequest[]>('/admin/part-requests', {
    quiet: true,
    params: { query: JSON.stringify({ 'status:eq': 'new' }), l: `0,${PAGE}` },
  });

const addressOf = (id: string) => `/admin/part-requests/${encodeURIComponent(id)}`;

export const putStatus = (id: string, status: PartRequest['status']) =>
  http.put<PartRequest>(addressOf(id), { status }, { quiet: true });

export const postAnswer = (id: string, answer: PartRequestAnswer) =>
  http.post<PartRequest>(`${addressOf(id)}/answer`, answer, { quiet: true });
