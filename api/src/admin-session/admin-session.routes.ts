import {
  AdminLink,
  AdminLinkRequest,
  AdminSession,
  AdminSignInQuery,
  AdminUser,
  ApiError,
} from '@extranet/shared/contracts';
import type { App } from '../app-types.ts';
import { administrator, system } from '../audit/actor.ts';
import { recordAction } from '../audit/audit.queries.ts';
import { badRequest, failure, notFound, unauthenticated } from '../errors.ts';
import { withCanaries } from '../portal/named-accounts.ts';
import { sameSecret } from '../secrets/tokens.ts';
import { openSession } from '../sessions/sessions.queries.ts';
import { giveBackAttempt, takeAttempt } from '../throttle/throttle.queries.ts';
import { presentUser } from '../users/user.present.ts';
import { findUserById } from '../users/users.queries.ts';
import { mintAdminLink, useAdminLink } from './admin-links.ts';

const tags = ['Administration : session'];
/** Of links and of the back office's secret, by the caller's address; what succeeds does not count. */
const WRONG = { attempts: 10, windowMs: 15 * 60_000 };

export async function adminSessionRoutes(app: App) {
  const backOfficeUrl = app.config.backofficeOrigin ?? '';

  app.get(
    '/admin/signin',
    {
      schema: {
        tags,
        summary: 'Exchanges a sign-in link for a session',
        querystring: AdminSignInQuery,
        response: { 200: AdminSession, '4xx': ApiError },
      },
    },
    async ({ query, id, ip }) => {
      const now = app.now();
      const key = `adminLink:address:${ip}`;
      await takeAttempt(app.db, key, WRONG, now);
      const valid = await useAdminLink(app.db, query.adminAuthToken, query.userId, now);
      const user = valid ? await findUserById(app.db, query.userId) : null;
      if (user?.is_admin !== 1 || user.status !== 'active') throw expiredLink();
      await giveBackAttempt(app.db, key);
      const token = await app.db.transaction().execute(async (transaction) => {
        const line = {
          action: 'session.open',
          kind: 'session',
          objectId: user.id,
          subject: user.email,
        } as const;
        await recordAction(transaction, administrator(user, id), line, now);
        return openSession(transaction, user.id, 'admin', now);
      });
      return withCanaries(app.releases, { ...presentUser(user), token, backOfficeUrl });
    },
  );

  app.get(
    '/admin/user',
    {
      schema: {
        tags,
        summary: 'Who the administrator is',
        security: [{ admin: [] }],
        response: { 200: AdminUser, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async ({ user }) => withCanaries(app.releases, { ...presentUser(user), backOfficeUrl }),
  );

  app.post(
    '/backoffice/admin-links',
    {
      schema: {
        tags,
        summary: 'Mints a sign-in link for an administrator',
        security: [{ backoffice: [] }],
        body: AdminLinkRequest,
        response: { 200: AdminLink, '4xx': ApiError },
      },
      onRequest: async ({ headers, ip }) => {
        const expected = app.config.backofficeSecret;
        if (!expected) throw notFound();
        const given = headers.authorization?.replace(/^Bearer /i, '') ?? '';
        const key = `backoffice:address:${ip}`;
        await takeAttempt(app.db, key, WRONG, app.now());
        if (!sameSecret(given, expected)) throw unauthenticated();
        await giveBackAttempt(app.db, key);
      },
    },
    async ({ body, id }) => {
      const named = body.email ?? body.userId;
      if (!named) throw badRequest('adminLink.nobodyNamed', 'Indiquez l’adresse email ou l’identifiant.');
      return mintAdminLink(app.db, named, app.config.publicUrl, system('Back-office', id), app.now());
    },
  );
}

const expiredLink = () =>
  failure(
    401,
    'adminLink.expired',
    'Ce lien de connexion n’est plus valable. Veuillez en demander un autre.',
  );
