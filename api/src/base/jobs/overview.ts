import type { JobKindFigures, JobsOverview, TroubledJob } from '@extranet/shared/contracts';
import type { App } from '../app-types.ts';
import type { JobsTable } from '../db/schema/system.ts';
import { countJobs, troubledJobs } from './job-list.queries.ts';
import { AT_ONCE, RESTS } from './jobs.queries.ts';

/** So many of each sort are shown; the figures count all. */
const SHOWN = 100;

/** What waits, what repeats and what failed, of all kinds; those that this release does not know come last. */
export async function overviewOf(app: App): Promise<JobsOverview> {
  const counts = await countJobs(app.db, app.now());
  const repeats = new Map(app.jobs.kinds.map(({ name, repeatMs }) => [name, repeatMs !== undefined]));
  const kinds = [...new Set([...repeats.keys(), ...counts.keys()])].map((kind): JobKindFigures => {
    const { waiting = 0, dead = 0, lateMs = 0, lastDoneAt = null } = counts.get(kind) ?? {};
    const lateSeconds = Math.floor(lateMs / 1000);
    return { kind, waiting, dead, lateSeconds, repeats: repeats.get(kind) ?? false, lastDoneAt };
  });
  return { kinds, troubled: await described(app, await troubledJobs(app.db, SHOWN)) };
}

async function described(app: App, rows: readonly JobsTable[]): Promise<TroubledJob[]> {
  const words = new Map<string, string>();
  for (const { name, describe } of app.jobs.kinds) {
    const ids = rows.filter(({ kind }) => kind === name).map(({ id }) => id);
    if (!describe || ids.length === 0) continue;
    for (const [id, about] of await describe(app, ids)) words.set(id, about);
  }
  return rows.map(({ id, kind, attempts, last_error, created_at, run_at }) => ({
    ...{ id, kind, attempts, about: words.get(id) ?? '', reason: last_error ?? '' },
    ...{
      createdAt: created_at,
      dead: run_at === null,
      nextAt: run_at === AT_ONCE || run_at === RESTS ? null : run_at,
    },
  }));
}
