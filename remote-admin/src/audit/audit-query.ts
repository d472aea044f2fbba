import type { AuditKind } from '@extranet/shared/contracts';

export interface AuditFilters {
  actor: string;
  kind: AuditKind | '';
  /** Days, as a date field writes them: '2026-11-21', or nothing. */
  from: string;
  to: string;
}

export const NO_FILTERS: AuditFilters = { actor: '', kind: '', from: '', to: '' };

export type AuditQuery = Readonly<Record<string, string>>;

/** Both days are included whole, in the time zone of the browser. */
export function auditQuery({ actor, kind, from, to }: AuditFilters): AuditQuery {
  return {
    ...(actor && { 'auActorId:eq': actor }),
    ...(kind && { 'auKind:eq': kind }),
    ...instant('auAt:gte', from, 'T00:00:00.000'),
    ...instant('auAt:lte', to, 'T23:59:59.999'),
  };
}

/** A day that is only half typed gives no filter. */
function instant(key: string, day: string, time: string): AuditQuery {
  const at = new Date(day + time);
  return Number.isNaN(at.getTime()) ? {} : { [key]: at.toISOString() };
}
