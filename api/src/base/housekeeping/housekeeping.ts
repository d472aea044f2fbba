import fp from 'fastify-plugin';
import type { App } from '../app-types.ts';
import { isApiFailure } from '../errors.ts';
import { takeAttempt } from '../throttle/throttle.queries.ts';

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** Of all the processes on one database, the first to come in an hour does it. */
const ONE_A_TURN = { attempts: 1, windowMs: HOUR / 2 };

export interface Moment {
  readonly now: Date;
  /** The instant so many milliseconds before now. */
  ago(milliseconds: number): string;
}

/** What one wing removes when it has expired or is older than its retention: docs/privacy.md lists it. */
export type Sweep = (app: App, moment: Moment) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Removes what has expired, now. */
    readonly sweep: () => Promise<void>;
  }
}

/** What has expired does not pile up. Each wing hands in what it removes of its own tables. */
export const housekeeping = fp(async (app: App, { sweeps }: { readonly sweeps: readonly Sweep[] }) => {
  app.decorate('sweep', async () => {
    const now = app.now();
    const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
    for (const sweep of sweeps) await sweep(app, { now, ago });
  });
  const tidy = () => {
    sweepInTurn(app).catch((error: unknown) => app.log.error({ err: error }, 'housekeeping failed'));
  };
  const timer = setInterval(tidy, HOUR);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
});

async function sweepInTurn(app: App): Promise<void> {
  try {
    await takeAttempt(app.db, 'housekeeping', ONE_A_TURN, app.now());
  } catch (error) {
    if (isApiFailure(error)) return;
    throw error;
  }
  await app.sweep();
}
