import type { App } from '../app-types.ts';
import type { JobsTable } from '../db/schema/system.ts';
import { newId } from '../secrets/tokens.ts';
import { type JobKind, reasonOf } from './job-kinds.ts';
import { keepLease, noteDone, noteFailed, takeDue } from './jobs.queries.ts';

/** A lease is renewed three times while it lasts, so that one renewal may fail. */
const RENEWALS = 3;

/** How often this process tried, by what came of it. */
export interface Attempts {
  done: number;
  failed: number;
}

export interface Lane {
  readonly attempts: Attempts;
  /** Does what is due of the kind until nothing is. */
  finish(): Promise<void>;
  /** Waits for what is being done, and begins nothing more. */
  stop(): Promise<void>;
}

/** Does the jobs of one kind in this process, one batch after the other. */
export function lane(app: App, kind: JobKind): Lane {
  const attempts: Attempts = { done: 0, failed: 0 };
  let running: Promise<void> | undefined;
  let again = false;
  let closing = false;

  const finish = (): Promise<void> => {
    again = true;
    running ??= (async () => {
      while (again && !closing) {
        again = false;
        while (!closing && (await doSome(app, kind, attempts)));
      }
    })().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    attempts,
    finish,
    stop: async () => {
      closing = true;
      await running?.catch(() => undefined);
    },
  };
}

/** False when nothing was due. */
async function doSome(app: App, kind: JobKind, attempts: Attempts): Promise<boolean> {
  const takenBy = newId();
  const taken = await takeDue(app.db, kind, takenBy, app.now());
  if (taken.length === 0) return false;
  const renewing = setInterval(() => {
    const until = new Date(app.now().getTime() + kind.leaseMs);
    keepLease(app.db, takenBy, until).catch((error: unknown) =>
      app.log.warn({ err: error, kind: kind.name }, 'a lease cannot be renewed'),
    );
  }, kind.leaseMs / RENEWALS);
  renewing.unref();
  try {
    const reasons = await outcomes(app, kind, taken);
    const failed = reasons.filter((reason) => reason !== null).length;
    attempts.failed += failed;
    attempts.done += reasons.length - failed;
    await note(app, kind, takenBy, taken, reasons);
  } finally {
    clearInterval(renewing);
  }
  return true;
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
    app.log[willRetry ? 'warn' : 'error']({ job: job.id, kind: kind.name, reason, willRetry }, 'job failed');
  }
}
