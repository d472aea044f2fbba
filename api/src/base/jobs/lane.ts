import type { App } from '../app-types.ts';
import type { JobsTable } from '../db/schema/system.ts';
import { newId } from '../secrets/tokens.ts';
import { asJobs, inJob } from '../tracing/job-spans.ts';
import { type JobKind, reasonOf } from './job-kinds.ts';
import { keepLease, noteDone, noteFailed, takeDue } from './jobs.queries.ts';

/** A lease is renewed three times while it lasts, so that one renewal may fail. */
const RENEWALS = 3;
/**
 * Between two batches of which the first was not full. Each batch costs two commits, however small: jobs that come one by one,
 * beside orders that wait for the same disk, gather meanwhile.
 */
const GATHER_MS = 200;

/** How often this process tried, by what came of it. */
export interface Attempts {
  done: number;
  failed: number;
}

export interface Lane {
  readonly attempts: Attempts;
  /** Begins with what is due, at once or, right after a small batch, a moment later; and goes on while there is more. */
  wake(): void;
  /** Does what is due of the kind until nothing is. */
  finish(): Promise<void>;
  /** Waits for what is being done, and begins nothing more. */
  stop(): Promise<void>;
}

/** Does the jobs of one kind in this process, one batch after the other. */
export function lane(app: App, kind: JobKind): Lane {
  const attempts: Attempts = { done: 0, failed: 0 };
  let running: Promise<void> | undefined;
  let gathering: NodeJS.Timeout | undefined;
  let again = false;
  let closing = false;

  /** Goes on after a full batch; after a small one only if somebody waits for all there is. */
  const run = (): Promise<void> => {
    running ??= (async () => {
      while (!closing) {
        const all = again;
        again = false;
        const taken = await doSome(app, kind, attempts);
        again ||= all && taken > 0;
        if (again || taken === kind.atOnce) continue;
        if (taken > 0) gather();
        return;
      }
    })().finally(() => {
      running = undefined;
    });
    return running;
  };
  const finish = () => {
    again = true;
    return run();
  };
  const gather = () => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      wake();
    }, GATHER_MS).unref();
  };
  const wake = () => {
    if (gathering || closing) return;
    if (running) gather();
    else run().catch((error: unknown) => app.log.error({ err: error }, 'the jobs cannot be read'));
  };
  return {
    attempts,
    wake,
    finish,
    stop: async () => {
      closing = true;
      clearTimeout(gathering);
      await running?.catch(() => undefined);
    },
  };
}

/** Answers how many were due. */
async function doSome(app: App, kind: JobKind, attempts: Attempts): Promise<number> {
  const takenBy = newId();
  const taken = await takeDue(app.db, kind, takenBy, app.now());
  if (taken.length === 0) return 0;
  const renewing = setInterval(() => {
    const until = new Date(app.now().getTime() + kind.leaseMs);
    keepLease(app.db, takenBy, until).catch((error: unknown) =>
      app.log.warn({ err: error, kind: kind.name }, 'a lease cannot be renewed'),
    );
  }, kind.leaseMs / RENEWALS);
  renewing.unref();
  try {
    await asJobs(app.tracing, kind.name, taken, async () => {
      const reasons = await outcomes(app, kind, taken);
      const failed = reasons.filter((reason) => reason !== null).length;
      attempts.failed += failed;
      attempts.done += reasons.length - failed;
      await note(app, kind, takenBy, taken, reasons);
      return reasons;
    });
  } finally {
    clearInterval(renewing);
  }
  return taken.length;
}

async function outcomes(
  app: App,
  kind: JobKind,
  taken: readonly JobsTable[],
): Promise<readonly (string | null)[]> {
  try {
    return await kind.run(app, taken);
  } catch (error) {
    return taken.map(() => reasonOf(error));
  }
}

async function note(
  app: App,
  kind: JobKind,
  takenBy: string,
  taken: readonly JobsTable[],
  reasons: readonly (string | null)[],
): Promise<void> {
  const done = taken.flatMap(({ id }, index) => (reasons[index] === null ? id : []));
  await noteDone(app.db, takenBy, kind, done, app.now());
  for (const [index, job] of taken.entries()) {
    const reason = reasons[index];
    if (typeof reason !== 'string') continue;
    const willRetry = await noteFailed(app.db, takenBy, kind, job, reason, app.now());
    const facts = { job: job.id, kind: kind.name, reason, willRetry };
    inJob(job.id, () => app.log[willRetry ? 'warn' : 'error'](facts, 'job failed'));
  }
}
