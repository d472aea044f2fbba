import type { JobsTable } from '../db/schema/system.ts';
import type { DbOrTransaction, Reading } from '../db/schema.ts';
import { AT_ONCE, RESTS } from './jobs.queries.ts';

export interface JobCount {
  readonly waiting: number;
  /** Failed for the last time. */
  readonly dead: number;
  /** How long the oldest job that is due has been due. */
  readonly lateMs: number;
  readonly lastDoneAt: string | null;
}

/** By kind; kinds of another release are counted as well. */
export async function countJobs(db: Reading, now: Date): Promise<ReadonlyMap<string, JobCount>> {
  const rows = await db
    .selectFrom('jobs')
    .select(({ fn, eb }) => [
      'kind',
      fn.countAll().as('all'),
      fn.count('run_at').as('waiting'),
      // What is due at once has been so since it was written; what rests is not due.
      fn
        .min(
          eb
            .case()
            .when('run_at', '=', AT_ONCE)
            .then(eb.ref('created_at'))
            .when('run_at', '<', RESTS)
            .then(eb.ref('run_at'))
            .end(),
        )
        .as('oldest'),
      fn.max('last_done_at').as('lastDoneAt'),
    ])
    .groupBy('kind')
    .execute();
  return new Map(
    rows.map(({ kind, all, waiting, oldest, lastDoneAt }) => [
      kind,
      {
        waiting: Number(waiting),
        dead: Number(all) - Number(waiting),
        lateMs: oldest ? Math.max(0, now.getTime() - Date.parse(oldest)) : 0,
        lastDoneAt,
      },
    ]),
  );
}

/** Those that failed for the last time, newest first, then those that failed and wait for another attempt, next first. */
export async function troubledJobs(db: Reading, limit: number): Promise<JobsTable[]> {
  const dead = await db
    .selectFrom('jobs')
    .selectAll()
    .where('run_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  const failing = await db
    .selectFrom('jobs')
    .selectAll()
    .where('run_at', 'is not', null)
    .where('last_error', 'is not', null)
    .orderBy('run_at')
    .limit(limit)
    .execute();
  return [...dead, ...failing];
}

/** Answers those that were there: another clerk may have been quicker. */
export async function revive(db: DbOrTransaction, ids: readonly string[]): Promise<JobsTable[]> {
  return db
    .updateTable('jobs')
    .set({ run_at: AT_ONCE, attempts: 0 })
    .where('id', 'in', ids)
    .where('taken_by', 'is', null)
    .returningAll()
    .execute();
}

/** Only what failed for the last time is given up: the rest may be at work. */
export async function discard(db: DbOrTransaction, ids: readonly string[]): Promise<JobsTable[]> {
  return db.deleteFrom('jobs').where('id', 'in', ids).where('run_at', 'is', null).returningAll().execute();
}
