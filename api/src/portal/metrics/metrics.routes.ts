import type { FastifyRequest } from 'fastify';
import type { App } from '../../base/app-types.ts';
import { notFound } from '../../base/errors.ts';
import { countJobs } from '../../base/jobs/job-list.queries.ts';
import type { Replica } from '../../base/replica/open-replica.ts';
import { REPLICA_STATES } from '../../base/replica/watch-replica.ts';
import { sameSecret } from '../../base/secrets/tokens.ts';
import { within } from '../../base/within.ts';
import { BACKUP_STATES, readOutcomes, stateOf } from '../backups/outcomes.queries.ts';
import { STANDINGS } from '../releases/release-store.ts';
import { countOrders } from './metrics.queries.ts';
import { type Metrics, metricsOfWorkers } from './metrics.ts';

/** The process's own figures matter most when the database is away: they do not wait for it any longer. */
const DATABASE_WITHIN_MS = 1_000;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** For Prometheus only: other callers get 404. */
export async function metricsRoutes(app: App) {
  const { metrics, db, config, workersMetrics } = app;
  workersMetrics?.answerWith(async () => {
    await refresh();
    return metrics.registry.getMetricsAsJSON();
  });

  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw notFound();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(workersMetrics ? await metricsOfWorkers(await workersMetrics.all()) : await ownMetrics());
  });

  async function ownMetrics(): Promise<string> {
    await refresh();
    return metrics.registry.metrics();
  }

  async function tellOfDatabase(): Promise<void> {
    metrics.orders.set(await countOrders(db));
    await tellOfJobs(app);
    await tellOfBackups(app);
  }

  async function refresh(): Promise<void> {
    const connections = app.database.dialect.connections();
    for (const [state, value] of Object.entries(connections)) metrics.connections.set({ state }, value);
    if (app.database.replica) tellOfReplica(metrics, app.database.replica);
    try {
      await within(DATABASE_WITHIN_MS, tellOfDatabase());
    } catch (error) {
      app.log.warn({ err: error }, 'figures of the database are those of before');
    }
    for (const [outcome, value] of Object.entries(app.tracing?.counts ?? {}))
      metrics.spans.set({ outcome }, value);
    const { state: standing } = await app.releases.standing();
    for (const state of STANDINGS) metrics.releases.set({ state }, state === standing ? 1 : 0);
  }
}

async function tellOfJobs({ db, metrics, jobs, now }: App): Promise<void> {
  const counts = await countJobs(db, now());
  for (const [kind, attempts] of Object.entries(jobs.attempts)) {
    const { waiting, dead, lateMs } = counts.get(kind) ?? { waiting: 0, dead: 0, lateMs: 0 };
    metrics.jobs.set({ kind, state: 'waiting' }, waiting);
    metrics.jobs.set({ kind, state: 'dead' }, dead);
    metrics.jobsLate.set({ kind }, lateMs / 1000);
    for (const [outcome, value] of Object.entries(attempts)) metrics.attempts.set({ kind, outcome }, value);
  }
}

async function tellOfBackups({ db, metrics }: App): Promise<void> {
  const outcomes = await readOutcomes(db);
  for (const state of BACKUP_STATES) metrics.backups.set({ state }, state === stateOf(outcomes) ? 1 : 0);
  metrics.backupProven.set(outcomes.proven ? Date.parse(outcomes.proven.at) / 1000 : 0);
}

function tellOfReplica({ replica, replicaBehind, reads }: Metrics, { watch, reads: counted }: Replica): void {
  const { state: now } = watch.verdict;
  for (const state of REPLICA_STATES) replica.set({ state }, state === now ? 1 : 0);
  replicaBehind.set(watch.behindMs / 1000);
  for (const [place, value] of Object.entries(counted)) reads.set({ place }, value);
}

/**
 * With METRICS_TOKEN set, a caller needs the token. Without it, only a caller on this machine may read: judged by the
 * connection, never by a header, and not when a proxy on this machine forwards the call.
 */
function mayRead({ headers, raw }: FastifyRequest, token: string | null): boolean {
  if (token) return sameSecret(headers.authorization?.replace(/^Bearer /i, '') ?? '', token);
  const forwarded = FORWARDED.some((name) => headers[name] !== undefined);
  return !forwarded && LOOPBACK.test(raw.socket.remoteAddress ?? '');
}
