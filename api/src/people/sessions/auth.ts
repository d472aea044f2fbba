import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { App } from '../../base/app-types.ts';
import type { CurrentUser, Gate, SessionKind } from '../../base/current-user.ts';
import { forbidden, unauthenticated } from '../../base/errors.ts';
import { findCaller, noteSeen } from './sessions.queries.ts';

const SEEN_EVERY_MS = 5 * 60_000;
const BEARER = /^Bearer ([A-Za-z0-9_-]{16,128})$/i;

/** Bearer tokens. Those of customers and of administrators are separate, and neither is valid for the other's routes. */
export const auth = fp(async (app: App) => {
  const gate = (kinds: readonly SessionKind[]): Gate => {
    return async (request) => {
      const caller = await identify(app, request);
      if (!caller) throw unauthenticated();
      if (!kinds.includes(caller.sessionKind)) throw forbidden();
      request.user = caller;
    };
  };
  app.decorateRequest('user');
  app.decorate('identify', (request) => identify(app, request));
  app.decorate('customer', gate(['customer']));
  app.decorate('admin', gate(['admin']));
  app.decorate('anyone', gate(['customer', 'admin']));
});

async function identify(app: App, request: FastifyRequest): Promise<CurrentUser | null> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (!token) return null;
  const now = app.now();
  const caller = await findCaller(app.db, token, now);
  if (caller && now.getTime() - Date.parse(caller.lastSeenAt) > SEEN_EVERY_MS) {
    // Not awaited: while an import writes, a reading request would have to wait for the write lock.
    noteSeen(app.db, caller.tokenHash, now).catch((error: unknown) =>
      app.log.warn({ err: error }, 'a session’s last use was not noted'),
    );
  }
  return caller;
}
