import { ApiError, WebVitals } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { knownPage } from './known-labels.ts';

const BODY_BYTES = 500;
const MINUTE_MS = 60_000;
/** More than all customers open in a minute; reports beyond it are not genuine and are ignored. */
const COUNTED_PER_MINUTE = 1_200;

/** Public: every page reports once per view. Only sums are stored. */
export async function vitalsRoutes(app: App) {
  let window = { since: 0, received: 0 };

  app.post(
    '/vitals',
    {
      bodyLimit: BODY_BYTES,
      logLevel: 'warn',
      schema: {
        tags: ['Mesures'],
        summary: 'A page tells how its loading felt',
        body: WebVitals,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async ({ body }, reply) => {
      const now = app.now().getTime();
      if (now - window.since > MINUTE_MS) window = { since: now, received: 0 };
      window.received += 1;
      if (window.received <= COUNTED_PER_MINUTE) await observe(body);
      return reply.code(204).send(null);
    },
  );

  async function observe({ page: path, lcp, inp, ttfb, cls }: WebVitals): Promise<void> {
    const page = knownPage(await app.releases.read(), path);
    const { vitals } = app.metrics;
    if (lcp !== undefined) vitals.lcp.observe({ page }, lcp / 1000);
    if (inp !== undefined) vitals.inp.observe({ page }, inp / 1000);
    if (ttfb !== undefined) vitals.ttfb.observe({ page }, ttfb / 1000);
    if (cls !== undefined) vitals.cls.observe({ page }, cls);
  }
}
