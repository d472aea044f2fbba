import fp from 'fastify-plugin';
import type { App } from '../app-types.ts';
import type { JobKind } from './job-kinds.ts';
import { plan } from './jobs.queries.ts';
import { type Attempts, lane } from './lane.ts';

/** Finds jobs that are due by now, and those of a process that died. */
const CHECK_EVERY_MS = 5000;
/** What repeats is looked at as often as that, by a clock that nobody sets; what repeats seldom, each hour. */
const PLAN_AT_LEAST_EVERY_MS = 3_600_000;

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
  const planAgain = async (kind: JobKind) => {
    await plan(app.db, kind, app.now());
    wake();
  };
  const clocks = [
    setInterval(wake, CHECK_EVERY_MS),
    ...kinds
      .filter(({ repeatMs }) => repeatMs !== undefined)
      .map((kind) =>
        setInterval(
          () => {
            planAgain(kind).catch((error: unknown) =>
              app.log.error({ err: error, kind: kind.name }, 'jobs cannot be planned'),
            );
          },
          Math.min(kind.repeatMs ?? PLAN_AT_LEAST_EVERY_MS, PLAN_AT_LEAST_EVERY_MS),
        ),
      ),
  ];
  for (const clock of clocks) clock.unref();
  const attempts = Object.fromEntries(lanes.map((one) => [one.name, one.attempts]));
  app.decorate('jobs', { wake, finish, kinds, attempts });
  app.addHook('onReady', async () => {
    for (const kind of kinds) await plan(app.db, kind, app.now());
    wake();
  });
  app.addHook('onClose', async () => {
    for (const clock of clocks) clearInterval(clock);
    await Promise.all(lanes.map((one) => one.stop()));
  });
});
