import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { App } from '../../base/app-types.ts';
import type { CurrentUser, Gate, SessionKind } from '../../base/current-user.ts';
import { forbidden, unauthenticated, withdrawn } from '../../base/errors.ts';
import { findCaller, isSession, noteSeen } from './sessions.queries.ts';

const SEEN_EVERY_MS = 5 * 60_000;
const BEARER = /^Bearer ([A-Za-z0-9_-]{16,128})$/i;

/** Bearer tokens. Those of customers and of administrators are separate, and neither is valid for the other's routes. */
export const auth = fp(async (app: App) => {
  const gate = (kinds: readonly SessionKind[]): Gate => {
    return async (request) => {
      const caller = await identify(app, request);
      if (!caller) throw (await isWithdrawn(app, request)) ? withdrawn() : unauthenticated();
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

const tokenOf = ({ headers }: FastifyRequest) => BEARER.exec(headers.authorization ?? '')?.[1];

/** Who signs in again would be refused: the page is to be left at once. */
async function isWithdrawn(app: App, request: FastifyRequest): Promise<boolean> {
  const token = tokenOf(request);
  return token !== undefined && (await isSession(app.db, token, app.now()));
}

async function identify(app: App, request: FastifyRequest): Promise<CurrentUser | null> {
  const token = tokenOf(request);
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
