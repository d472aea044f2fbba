import type { AttachResult, OrderDocument } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchDocuments = () => http.get<OrderDocument[]>('/admin/documents', { quiet: true });

export const postDocuments = (paths: string[]) =>
  http.post<AttachResult[]>('/admin/documents', { paths }, { quiet: true });
