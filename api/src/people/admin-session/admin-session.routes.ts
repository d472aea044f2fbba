import {
  AdminLink,
  AdminLinkMail,
  AdminLinkRequest,
  AdminSession,
  AdminSignInLink,
  AdminUser,
  ApiError,
  Done,
} from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import { system } from '../../base/audit/actor.ts';
import { badRequest, notFound, unauthenticated } from '../../base/errors.ts';
import { sameSecret } from '../../base/secrets/tokens.ts';
import { giveBackAttempt, takeAttempt } from '../../base/throttle/throttle.queries.ts';
import { presentUser } from '../users/user.present.ts';
import { mintAdminLink } from './admin-links.ts';
import { signInByLink } from './admin-sign-in.service.ts';
import { mailAdminLink } from './mail-admin-link.service.ts';

const tags = ['Administration : session'];
/**
 * By the caller's address; successes do not count. An attempt is counted before the comparison, because the operator chose
 * this secret: unlike a link, it may be guessable.
 */
const WRONG_SECRETS = {
  attempts: 10,
  windowMs: 15 * 60_000,
  why: 'Trop de demandes avec un secret incorrect.',
};

export async function adminSessionRoutes(app: App) {
  const backOfficeUrl = app.config.backofficeOrigin ?? '';

  // No HEAD route: it would use up the link without signing anybody in.
  app.get(
    '/admin/signin',
    {
      exposeHeadRoute: false,
      schema: {
        tags,
        summary: 'Exchanges a sign-in link for a session; the portal itself uses POST',
        querystring: AdminSignInLink,
        response: { 200: AdminSession, '4xx': ApiError },
      },
    },
    async (request) => app.withCanaries(await signInByLink(app, request.query, request)),
  );

  app.post(
    '/admin/signin',
    {
      schema: {
        tags,
        summary: 'Exchanges a sign-in link for a session, its token in no address',
        body: AdminSignInLink,
        response: { 200: AdminSession, '4xx': ApiError },
      },
    },
    async (request) => app.withCanaries(await signInByLink(app, request.body, request)),
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
    async ({ user }) => app.withCanaries({ ...presentUser(user), backOfficeUrl }),
  );

  app.post(
    '/user/adminLink',
    {
      schema: {
        tags,
        summary: 'Mails an administrator a sign-in link; the answer is the same for any address',
        body: AdminLinkMail,
        response: { 200: Done, '4xx': ApiError },
      },
    },
    async ({ body, ip, id }) => {
      await mailAdminLink(app, { email: body.email, ip, requestId: id });
      return { done: true as const };
    },
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
        await takeAttempt(app.db, key, WRONG_SECRETS, app.now());
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
