import { sql } from 'kysely';
import type { Reading } from '../db/schema.ts';

/** What a PostgreSQL server says of itself. */
export interface Standing {
  /** The same for a server and its replicas. */
  readonly cluster: string;
  readonly startedAt: string;
  /** Database and schema. */
  readonly name: string;
  readonly isReplica: boolean;
  /** Another one after each failover. */
  readonly timeline: number;
  /** In the log: how far it has written; of a replica, how far it has read. */
  readonly position: number;
}

/** Where the log stands when nothing but the head of a new page was written, as a number of bytes within the page. */
const HEADS = [24, 40];
const PAGE = 8192;

export async function standingOf(db: Reading): Promise<Standing> {
  const { rows } = await sql<Standing>`select
    (select system_identifier::text from pg_control_system()) as cluster,
    pg_postmaster_start_time()::text as "startedAt",
    concat_ws('.', current_database(), current_schema()) as name,
    pg_is_in_recovery() as "isReplica",
    case when pg_is_in_recovery() then (select timeline_id from pg_control_checkpoint())
      else ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::int end as timeline,
    (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end - '0/0')::bigint
      as position`.execute(db);
  const [standing] = rows;
  if (!standing) throw new Error('PostgreSQL says nothing of itself');
  return { ...standing, position: withoutHead(standing.position) };
}

/** A replica has nothing to read of a page that has only its head: until something is written it would seem to be behind. */
function withoutHead(position: number): number {
  const inPage = position % PAGE;
  return HEADS.includes(inPage) ? position - inPage : position;
}

/** Why a server is no copy of this primary, as the rest of a sentence; null for a replica, and for the primary itself. */
export function strangeness(primary: Standing, other: Standing): string | null {
  if (other.cluster !== primary.cluster) return 'is not a copy of the server of DATABASE_URL';
  if (other.name !== primary.name) return 'names another database or schema than DATABASE_URL';
  if (isSame(primary, other)) return null;
  if (!other.isReplica) return 'follows nobody: it takes writes of its own';
  if (other.timeline !== primary.timeline) return 'does not follow the server of DATABASE_URL (yet)';
  return null;
}

export const isSame = (primary: Standing, other: Standing): boolean =>
  !other.isReplica && other.cluster === primary.cluster && other.startedAt === primary.startedAt;
