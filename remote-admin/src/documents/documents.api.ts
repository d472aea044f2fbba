import type { AttachResult, ListedDocument } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

/** Those of one order, or the newest of all. */
export const fetchDocuments = (orderId: string | null) =>
  http.get<ListedDocument[]>(
    orderId === null ? '/admin/documents' : `/admin/orders/${encodeURIComponent(orderId)}/documents`,
    { quiet: true },
  );

export const postDocuments = (paths: string[], orderId: string | null) =>
  http.post<AttachResult[]>(
    '/admin/documents',
    { paths, ...(orderId !== null && { orderId }) },
    { quiet: true },
  );

export const postWithdrawal = (id: string, reason: string) =>
  http.post(`/admin/documents/${encodeURIComponent(id)}/withdraw`, { reason }, { quiet: true });
