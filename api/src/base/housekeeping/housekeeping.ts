import fp from 'fastify-plugin';
import type { App } from '../app-types.ts';
import { isApiFailure } from '../errors.ts';
import { takeAttempt } from '../throttle/throttle.queries.ts';

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** One attempt for all processes on one database: the first in an hour does the work. */
const ONE_PER_HOUR = { attempts: 1, windowMs: HOUR / 2 };

export interface Moment {
  readonly now: Date;
  /** The instant so many milliseconds before now. */
  ago(milliseconds: number): string;
}

/** Removes a wing's rows that have expired or are past their retention (listed in docs/privacy.md). */
export type Sweep = (app: App, moment: Moment) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs all sweeps now. */
    readonly sweep: () => Promise<void>;
  }
}

/** Removes expired rows every hour. Each wing passes in the sweep of its own tables. */
export const housekeeping = fp(async (app: App, { sweeps }: { readonly sweeps: readonly Sweep[] }) => {
  app.decorate('sweep', async () => {
    const now = app.now();
    const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
    for (const sweep of sweeps) await sweep(app, { now, ago });
  });
  const sweep = () => {
    sweepOncePerHour(app).catch((error: unknown) => app.log.error({ err: error }, 'housekeeping failed'));
  };
  const timer = setInterval(sweep, HOUR);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
});

async function sweepOncePerHour(app: App): Promise<void> {
  try {
    await takeAttempt(app.db, 'housekeeping', ONE_PER_HOUR, app.now());
  } catch (error) {
    if (isApiFailure(error)) return;
    throw error;
  }
  await app.sweep();
}
