import { setImmediate } from 'node:timers/promises';
import fp from 'fastify-plugin';
import type { App } from '../app-types.ts';
import { each, type JobKind } from '../jobs/job-kinds.ts';

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

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

/** Each wing passes in the sweep of its own tables. */
export const housekeeping = fp(async (app: App, { sweeps }: { readonly sweeps: readonly Sweep[] }) => {
  app.decorate('sweep', async () => {
    const now = app.now();
    const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
    for (const sweep of sweeps) {
      await sweep(app, { now, ago });
      // SQLite answers at once: without this all sweeps would be one step, and everybody would wait for it.
      await setImmediate();
    }
  });
});

/** Removes expired rows every hour, in one process of all. */
export const housekeepingJobs: JobKind = {
  name: 'housekeeping',
  atOnce: 1,
  leaseMs: HOUR / 4,
  retryAfterMinutes: [5],
  repeatMs: HOUR,
  run: each((app) => app.sweep()),
};
