import { ApiError, RemoteLoads } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { noteLoads } from './remote-loads.service.ts';

const BODY_BYTES = 4_000;
const MINUTE_MS = 60_000;
/** More than all customers open in a minute; reports beyond it are not genuine and are ignored. */
const COUNTED_PER_MINUTE = 1_200;

/** Public: every page reports once what came up in it, so that failures can be read as a rate. */
export async function remoteLoadsRoutes(app: App) {
  let window = { since: 0, received: 0 };

  app.post(
    '/remotes/loads',
    {
      bodyLimit: BODY_BYTES,
      logLevel: 'warn',
      schema: {
        tags: ['Remotes'],
        summary: 'A page tells which remotes came up in it',
        body: RemoteLoads,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const now = app.now().getTime();
      if (now - window.since > MINUTE_MS) window = { since: now, received: 0 };
      window.received += 1;
      if (window.received <= COUNTED_PER_MINUTE)
        await noteLoads(app, request.body, await app.identify(request));
      return reply.code(204).send(null);
    },
  );
}
