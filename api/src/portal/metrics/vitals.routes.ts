import { ApiError, WebVitals } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { knownPage } from './known-labels.ts';

const BODY_BYTES = 500;
const MINUTE_MS = 60_000;
/** More than all customers together look at; beyond it somebody plays with the figures. */
const TAKEN_A_MINUTE = 1_200;

/** Anybody's page may tell, once per view; nothing of it is stored but sums. */
export async function vitalsRoutes(app: App) {
  let window = { since: 0, taken: 0 };

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
      if (now - window.since > MINUTE_MS) window = { since: now, taken: 0 };
      window.taken += 1;
      if (window.taken <= TAKEN_A_MINUTE) await note(body);
      return reply.code(204).send(null);
    },
  );

  async function note({ page: path, lcp, inp, ttfb, cls }: WebVitals): Promise<void> {
    const page = knownPage(await app.releases.read(), path);
    const { vitals } = app.metrics;
    if (lcp !== undefined) vitals.lcp.observe({ page }, lcp / 1000);
    if (inp !== undefined) vitals.inp.observe({ page }, inp / 1000);
    if (ttfb !== undefined) vitals.ttfb.observe({ page }, ttfb / 1000);
    if (cls !== undefined) vitals.cls.observe({ page }, cls);
  }
}
