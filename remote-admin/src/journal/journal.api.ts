import type { AuditLine } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const SHOWN = 6;

export const fetchJournal = (ids: readonly string[]) =>
  http.get<AuditLine[]>('/admin/audit', {
    quiet: true,
    params: { query: JSON.stringify({ 'auObjectId:in': ids }), l: `0,${SHOWN}` },
  });
