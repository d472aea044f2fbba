import type { ExpressionBuilder } from 'kysely';
import type { JobsTable } from '../db/schema/system.ts';
import type { DbOrTransaction, Schema } from '../db/schema.ts';
import { withTraceparent } from '../tracing/job-spans.ts';
import type { JobKind } from './job-kinds.ts';

const MINUTE = 60_000;
const REASON_LENGTH = 500;
/** Sorts before every instant: due whatever the clock says, also after it was set back. */
export const AT_ONCE = '';
/** Sorts behind every instant: what repeats, between its turns. */
export const RESTS = 'rests';

interface NewJob {
  readonly id: string;
  readonly kind: string;
  readonly payload?: object;
  /** At once when missing. */
  readonly runAt?: Date;
}

/** Call it in the transaction of what has to follow: both happen, or neither. A job of this id that is there stays as it is. */
export async function enqueueJob(db: DbOrTransaction, job: NewJob, now: Date): Promise<void> {
  await insert(db, newJob(job, now));
}

/** Its row, in the trace of whoever calls. */
export const newJob = ({ id, kind, payload = {}, runAt }: NewJob, now: Date): JobsTable => ({
  id,
  kind,
  payload: JSON.stringify(withTraceparent(payload)),
  created_at: now.toISOString(),
  run_at: runAt?.toISOString() ?? AT_ONCE,
  taken_by: null,
  taken_until: null,
  attempts: 0,
  last_error: null,
  last_done_at: null,
});

async function insert(db: DbOrTransaction, job: JobsTable): Promise<void> {
  await db
    .insertInto('jobs')
    .values(job)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Takes what is due of this kind, earliest first; no other process gets it before the lease ends. */
export async function takeDue(
  db: DbOrTransaction,
  kind: JobKind,
  takenBy: string,
  now: Date,
): Promise<JobsTable[]> {
  const due = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind.name)
    .where(free(kind, now))
    .orderBy('run_at')
    .orderBy('created_at')
    .limit(kind.atOnce)
    .execute();
  if (due.length === 0) return [];
  return (
    db
      .updateTable('jobs')
      .set(({ eb }) => ({
        taken_by: takenBy,
        taken_until: new Date(now.getTime() + kind.leaseMs).toISOString(),
        attempts: eb('attempts', '+', 1),
      }))
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      // Another process may have been quicker since.
      .where(free(kind, now))
      .returningAll()
      .execute()
  );
}

/**
 * Due, and taken by nobody. A lease that ends much later than any lease can is of a clock that was set back since, and counts
 * as none. Twice its length, because a process that looked at the clock a moment earlier must not see it so.
 */
function free({ leaseMs }: Pick<JobKind, 'leaseMs'>, now: Date) {
  const at = now.toISOString();
  const latest = new Date(now.getTime() + 2 * leaseMs).toISOString();
  return ({ eb, and, or }: ExpressionBuilder<Schema, 'jobs'>) =>
    and([
      eb('run_at', '<=', at),
      or([eb('taken_until', 'is', null), eb('taken_until', '<=', at), eb('taken_until', '>', latest)]),
    ]);
}

/** Another process took the jobs over when they are no longer ours: nothing is changed then. */
const ours = (db: DbOrTransaction, takenBy: string) => db.updateTable('jobs').where('taken_by', '=', takenBy);

export async function keepLease(db: DbOrTransaction, takenBy: string, until: Date): Promise<void> {
  await ours(db, takenBy).set({ taken_until: until.toISOString() }).execute();
}

/** What repeats waits for its next turn, everything else is gone. */
export async function noteDone(
  db: DbOrTransaction,
  takenBy: string,
  { repeatMs }: Pick<JobKind, 'repeatMs'>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  if (repeatMs === undefined) {
    await db.deleteFrom('jobs').where('id', 'in', ids).where('taken_by', '=', takenBy).execute();
    return;
  }
  await ours(db, takenBy)
    .set({
      run_at: RESTS,
      taken_by: null,
      taken_until: null,
      attempts: 0,
      last_error: null,
      last_done_at: now.toISOString(),
    })
    .where('id', 'in', ids)
    .execute();
}

/** Answers whether there will be another attempt; what repeats has its next turn. */
export async function noteFailed(
  db: DbOrTransaction,
  takenBy: string,
  kind: Pick<JobKind, 'retryAfterMinutes' | 'repeatMs'>,
  { id, attempts }: Pick<JobsTable, 'id' | 'attempts'>,
  reason: string,
  now: Date,
): Promise<boolean> {
  const minutes = kind.retryAfterMinutes[attempts - 1];
  const next =
    minutes === undefined ? null : new Date(now.getTime() + varied(minutes * MINUTE)).toISOString();
  await ours(db, takenBy)
    .set({
      run_at: next ?? (kind.repeatMs === undefined ? null : RESTS),
      taken_by: null,
      taken_until: null,
      last_error: reason.slice(0, REASON_LENGTH),
    })
    .where('id', '=', id)
    .execute();
  return next !== null || kind.repeatMs !== undefined;
}

/** A fifth of the pause is left to chance, so that what failed together does not come back together. */
const varied = (pause: number) => pause * (0.8 + 0.2 * Math.random());

/**
 * Call it at the start and then by a clock that nobody sets: what repeats is there once, and is due when it was done half its
 * pause ago or longer. By the clock of the wall alone, one that jumps ahead for a minute would end whatever has a date.
 */
export async function plan(db: DbOrTransaction, { name, repeatMs }: JobKind, now: Date): Promise<void> {
  if (repeatMs === undefined) return;
  const at = now.toISOString();
  await insert(db, { ...newJob({ id: name, kind: name }, now), run_at: RESTS });
  await db
    .updateTable('jobs')
    .set({ run_at: AT_ONCE })
    .where('id', '=', name)
    .where('run_at', '=', RESTS)
    .where(({ eb, fn, or }) => {
      const before = fn.coalesce('last_done_at', 'created_at');
      const halfAgo = new Date(now.getTime() - repeatMs / 2).toISOString();
      return or([eb(before, '<=', halfAgo), eb(before, '>', at)]);
    })
    .execute();
}

/** Jobs that failed for the last time, some time ago. */
export async function forgetDeadJobs(db: DbOrTransaction, before: string): Promise<void> {
  await db.deleteFrom('jobs').where('run_at', 'is', null).where('created_at', '<', before).execute();
}
