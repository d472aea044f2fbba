import fp from 'fastify-plugin';
import type { App } from '../../base/app-types.ts';
import { createMetrics, type Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly metrics: Metrics;
  }
}

/** The routes whose 4xx answers count as refused sign-ins. */
const SIGN_INS: Readonly<Record<string, string>> = {
  '/api/user/signIn': 'customer',
  '/api/admin/signin': 'admin',
};

/** Measures every answer and every statement; register it before the routes. */
export const metrics = fp(async (app: App) => {
  const measured = createMetrics();
  app.decorate('metrics', measured);
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode: status, elapsedTime }) => {
    // The route's template, never the address: random addresses must not create series.
    const route = routeOptions.url ?? 'unmatched';
    measured.requests.observe({ method, route, status }, elapsedTime / 1000);
    const kind = SIGN_INS[route];
    if (kind && status >= 400 && status < 500) measured.refusedSignIns.inc({ kind, status });
  });
  const stopListening = app.database.onQuery(({ statement, failed, milliseconds }) => {
    measured.queries.observe({ statement, outcome: failed ? 'failed' : 'done' }, milliseconds / 1000);
  });
  app.addHook('onClose', async () => {
    stopListening();
    measured.registry.clear();
  });
});
