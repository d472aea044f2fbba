import type { AuditLine } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const SHOWN = 6;

export const fetchJournal = (id: string) =>
  http.get<AuditLine[]>('/admin/audit', {
    quiet: true,
    params: { query: JSON.stringify({ 'auObjectId:eq': id }), l: `0,${SHOWN}` },
  });
