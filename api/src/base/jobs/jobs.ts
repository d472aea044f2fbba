import fp from 'fastify-plugin';
import type { App } from '../app-types.ts';
import type { JobKind } from './job-kinds.ts';
import { plan } from './jobs.queries.ts';
import { type Attempts, lane } from './lane.ts';

/** Finds jobs that are due by now, and those of a process that died. */
const CHECK_EVERY_MS = 5000;
/** How often what repeats is looked at, by a clock that nobody sets. */
const PLAN_EVERY_MS = 3_600_000;

export interface Jobs {
  /** Starts what is due, and returns at once. Call it after the commit. */
  wake(): void;
  /** Does jobs until none is due. */
  finish(): Promise<void>;
  readonly kinds: readonly JobKind[];
  /** Of this process, by kind. */
  readonly attempts: Readonly<Record<string, Attempts>>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly jobs: Jobs;
  }
}

/** Does what transactions left for later. Each kind has a lane of its own: a slow one holds up no other. */
export const jobs = fp(async (app: App, { kinds }: { readonly kinds: readonly JobKind[] }) => {
  const lanes = kinds.map((kind) => ({ name: kind.name, ...lane(app, kind) }));
  const finish = async () => {
    await Promise.all(lanes.map((one) => one.finish()));
  };
  const wake = () => {
    for (const one of lanes) one.wake();
  };
  const planAll = async () => {
    for (const kind of kinds) await plan(app.db, kind, app.now());
    wake();
  };
  const check = setInterval(wake, CHECK_EVERY_MS);
  const planning = setInterval(() => {
    planAll().catch((error: unknown) => app.log.error({ err: error }, 'the jobs cannot be planned'));
  }, PLAN_EVERY_MS);
  check.unref();
  planning.unref();
  const attempts = Object.fromEntries(lanes.map((one) => [one.name, one.attempts]));
  app.decorate('jobs', { wake, finish, kinds, attempts });
  app.addHook('onReady', async () => {
    await planAll();
  });
  app.addHook('onClose', async () => {
    clearInterval(check);
    clearInterval(planning);
    await Promise.all(lanes.map((one) => one.stop()));
  });
});
