import fp from 'fastify-plugin';
import type { App } from '../../base/app-types.ts';
import { createMetrics, type Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly metrics: Metrics;
  }
}

/** Refused answers of these are refused attempts to sign in. */
const SIGN_INS: Readonly<Record<string, string>> = {
  '/api/user/signIn': 'customer',
  '/api/admin/signin': 'admin',
};

/** Measures every answer and every statement; register it before the routes. */
export const metrics = fp(async (app: App) => {
  const measured = createMetrics();
  app.decorate('metrics', measured);
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode: status, elapsedTime }) => {
    // Never the address itself: whoever asks for nonsense must not make a series of it.
    const route = routeOptions.url ?? 'unmatched';
    measured.requests.observe({ method, route, status }, elapsedTime / 1000);
    const kind = SIGN_INS[route];
    if (kind && status >= 400 && status < 500) measured.refusedSignIns.inc({ kind, status });
  });
  const forget = app.database.onQuery(({ statement, failed, milliseconds }) => {
    measured.queries.observe({ statement, outcome: failed ? 'failed' : 'done' }, milliseconds / 1000);
  });
  app.addHook('onClose', async () => {
    forget();
    measured.registry.clear();
  });
});
