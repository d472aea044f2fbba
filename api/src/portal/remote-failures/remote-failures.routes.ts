import { ApiError, RemoteFailure } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { takeAttempt } from '../../base/throttle/throttle.queries.ts';
import { knownRelease } from '../metrics/known-labels.ts';
import { noteFailure } from './remote-failures.service.ts';

const BODY_BYTES = 2_000;
/** A page has five remotes and retries each ever less often: no real page reports more than this. */
const LIMIT = { attempts: 30, windowMs: 60_000 };
/** Every open page reports a broken release at once: the log needs only some of the reports. */
const LOGGED_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

/** Pages of visitors may report too, but only reports of signed-in accounts can withdraw a canary. */
export async function remoteFailuresRoutes(app: App) {
  let window = { since: 0, logged: 0 };

  app.post(
    '/remotes/failures',
    {
      bodyLimit: BODY_BYTES,
      schema: {
        tags: ['Remotes'],
        summary: 'A page tells that a remote could not be had, or broke',
        body: RemoteFailure,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const now = app.now();
      const user = await app.identify(request);
      await takeAttempt(app.db, `remoteFailure:${user?.id ?? request.ip}`, LIMIT, now);
      const known = knownRelease(await app.releases.read(), request.body);
      app.metrics.remoteFailures.inc({ ...known, reason: request.body.reason });
      if (now.getTime() - window.since > MINUTE_MS) window = { since: now.getTime(), logged: 0 };
      window.logged += 1;
      if (window.logged <= LOGGED_PER_MINUTE)
        request.log.warn({ remoteFailure: request.body }, 'remote failed');
      await noteFailure(app, request.body, user);
      return reply.code(204).send(null);
    },
  );
}
