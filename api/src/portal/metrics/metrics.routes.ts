import type { FastifyRequest } from 'fastify';
import type { App } from '../../base/app-types.ts';
import { notFound } from '../../base/errors.ts';
import { sameSecret } from '../../base/secrets/tokens.ts';
import { STANDINGS } from '../releases/release-store.ts';
import { countMails, countOrders } from './metrics.queries.ts';
import { metricsOfWorkers } from './metrics.ts';

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

  async function refresh(): Promise<void> {
    const connections = app.database.dialect.connections();
    for (const [state, value] of Object.entries(connections)) metrics.connections.set({ state }, value);
    metrics.orders.set(await countOrders(db));
    for (const [state, value] of Object.entries(await countMails(db))) metrics.mails.set({ state }, value);
    const { state: standing } = await app.releases.standing();
    for (const state of STANDINGS) metrics.releases.set({ state }, state === standing ? 1 : 0);
  }
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
