import { ApiError, RemoteFigures, RunningQuery, RunningRemotes } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { takeAttempt } from '../../base/throttle/throttle.queries.ts';
import { noteClicks } from './note-clicks.ts';
import { noteFigures } from './note-figures.service.ts';
import { runningRemotes } from './running-remotes.service.ts';

const BODY_BYTES = 20_000;
/** A page says something once a minute and when it is hidden; some people have ten of them open. */
const LIMIT = { attempts: 30, windowMs: 60_000 };

/** How releases of remotes run: pages say it, administrators read it. */
export async function remoteFiguresRoutes(app: App) {
  app.post(
    '/remotes/figures',
    {
      bodyLimit: BODY_BYTES,
      logLevel: 'warn',
      schema: {
        tags: ['Remotes'],
        summary: 'A page tells how remotes run in it',
        description: 'Only what pages of signed-in accounts say is kept.',
        body: RemoteFigures,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const user = await app.identify(request);
      if (user) {
        await takeAttempt(app.db, `remoteFigures:${user.id}`, LIMIT, app.now());
        for (const figure of request.body.figures) await noteFigures(app, figure, user);
        await noteClicks(app, request.body.clicks ?? []);
      }
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/admin/remotes/figures',
    {
      onRequest: app.admin,
      schema: {
        tags: ['Administration : fonctionnement'],
        security: [{ admin: [] }],
        summary: 'How each release of each remote runs, over the last days in Paris',
        querystring: RunningQuery,
        response: { 200: RunningRemotes, '4xx': ApiError },
      },
    },
    ({ query }) => runningRemotes(app, Number(query.days ?? '1')),
  );
}
