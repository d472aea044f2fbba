import type { AuditActor, AuditLine } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import type { AuditQuery } from './audit-query.ts';

export const PAGE = 100;

export const fetchAudit = (query: AuditQuery, offset: number) =>
  http.get<AuditLine[]>('/admin/audit', {
    quiet: true,
    params: { query: JSON.stringify(query), l: `${offset},${PAGE}` },
  });

export const fetchAuditActors = () => http.get<AuditActor[]>('/admin/audit/administrators', { quiet: true });
