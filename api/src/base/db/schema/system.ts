import type { AuditAction, AuditKind } from '@extranet/shared/contracts';
import type { Generated } from 'kysely';

export interface DeliveryRequestsTable {
  id: string;
  user_id: string;
  product_id: string | null;
  prod_ref: string;
  created_at: string;
  handled_at: string | null;
  /** The day in Paris, '2026-11-22'; empty for requests of earlier releases. */
  asked_on: string;
  /** How many and by when ('2026-12-24'), where the customer said so. */
  quantity: number | null;
  wished_on: string | null;
  /** What the customer was told, and by when it can be there; empty where it was answered otherwise. */
  answer: string;
  promised_on: string | null;
  /** The administrator's name. */
  handled_by: string;
}

export interface MailsTable {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created_at: string;
  sent_at: string | null;
  reply_to: string;
}

export interface JobsTable {
  id: string;
  kind: string;
  /** JSON, for the kind alone. */
  payload: string;
  created_at: string;
  /** Empty for at once; null once it failed for the last time. */
  run_at: string | null;
  /** Of the one process that does it, or did it last and died. */
  taken_by: string | null;
  taken_until: string | null;
  attempts: number;
  last_error: string | null;
  /** Of what repeats: the last time that it succeeded. */
  last_done_at: string | null;
}

export interface ImportJobsTable {
  id: string;
  admin_id: string;
  file_id: string;
  status: 'running' | 'done' | 'failed';
  mapping: string;
  result: string | null;
  created_at: string;
  finished_at: string | null;
}

export interface QrCodesTable {
  filename: string;
  text: string;
  file_id: string;
  created_by: string;
  created_at: string;
}

export interface AuditTable {
  id: string;
  at: string;
  /** Null when there was no session: the main back office, or a command of the operator. */
  actor_id: string | null;
  actor_kind: 'customer' | 'admin' | 'system';
  /** The actor's name at that time. */
  actor: string;
  action: AuditAction;
  object_kind: AuditKind;
  object_id: string;
  /** The object's name at that time. */
  subject: string;
  /** JSON list of AuditChange. */
  details: string;
  request_id: string;
}

/** JSON values that the supplier can change without a deployment. */
export interface SettingsTable {
  key: string;
  value: string;
  /** Grows with each change. */
  version: Generated<number>;
}

/** Numbers that only increase, such as the catalogue's version. */
export interface CountersTable {
  name: string;
  value: number;
}

/** One row for each release and account; '' stands for all visitors. */
export interface RemoteFailuresTable {
  remote: string;
  release_id: string;
  account_id: string;
  /** Of the last report. */
  reason: string;
  state: string;
  longest_ms: number;
  reports: number;
  first_at: string;
  last_at: string;
}

/** One row for each release and account, while a canary of the remote is tried out. */
export interface RemoteLoadsTable {
  remote: string;
  release_id: string;
  account_id: string;
  last_at: string;
}

/** Sums of a day, by what was measured and by the bucket that it fell into. */
export interface RemoteFiguresTable {
  remote: string;
  release_id: string;
  /** Of Paris: '2026-11-27'. */
  day: string;
  figure: 'account' | 'load' | 'interaction' | 'longTask' | 'memory' | 'error';
  /** The bucket holds what is at most this; 0 where only a number counts. */
  bound: number;
  total: number;
}

/** How a release went for one account on one day: its voice about a canary. */
export interface RemotePacesTable {
  remote: string;
  release_id: string;
  account_id: string;
  day: string;
  interactions: number;
  total_ms: number;
  errors: number;
}

/** A number that grows when something changed of which every process must hear. */
export interface SharedMarksTable {
  name: string;
  mark: number;
}

/** One row for each account that wrote within the last hour, where there is a replica. */
export interface AccountWritesTable {
  user_id: string;
  /** In PostgreSQL's log. */
  position: number;
  at: string;
}

export interface MigrationsTable {
  name: string;
  applied_at: string;
  /** The migration that a program must know to live with this one; null where any can. */
  needs: Generated<string | null>;
}
