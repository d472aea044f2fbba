import type { AdminSession, AdminSignInLink } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import { administrator } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import { type ApiFailure, failure } from '../../base/errors.ts';
import { takeAttempt } from '../../base/throttle/throttle.queries.ts';
import { openSession } from '../sessions/sessions.queries.ts';
import { presentUser } from '../users/user.present.ts';
import { findUserById } from '../users/users.queries.ts';
import { useAdminLink, type WhyRefused } from './admin-links.ts';

const WRONG = {
  attempts: 10,
  windowMs: 15 * 60_000,
  why: 'Trop de liens incorrects ont été essayés depuis votre réseau.',
  orElse: 'demandez un nouveau lien\u00a0: un lien valable est accepté à tout moment',
};

const SENTENCES: Record<WhyRefused | 'closed', string> = {
  used: 'Ce lien de connexion a déjà servi\u00a0: chaque lien ne sert qu’une fois. Demandez-en un nouveau.',
  expired: 'Ce lien de connexion a expiré\u00a0: il n’est valable que cinq minutes. Demandez-en un nouveau.',
  unknown: 'Ce lien de connexion est inconnu ou incomplet. Demandez-en un nouveau.',
  closed: 'Ce compte n’est plus celui d’un administrateur. Adressez-vous à la personne qui gère les accès.',
};

/**
 * The link is looked up first, and only failures count, by the caller's address: a valid link works however many wrong
 * ones came from the same office. 192 random bits cannot be guessed.
 */
export async function signInByLink(
  app: App,
  { adminAuthToken, userId }: AdminSignInLink,
  { ip, id }: { ip: string; id: string },
): Promise<AdminSession> {
  const now = app.now();
  const outcome = await useAdminLink(app.db, adminAuthToken, userId, now);
  const user = outcome === true ? await findUserById(app.db, userId) : null;
  if (user?.is_admin !== 1 || user.status !== 'active') {
    await takeAttempt(app.db, `adminLink:address:${ip}`, WRONG, now);
    throw refused(outcome === true ? 'closed' : outcome);
  }
  const token = await app.db.transaction().execute(async (transaction) => {
    const line = { action: 'session.open', kind: 'session', objectId: user.id, subject: user.email } as const;
    await recordAction(transaction, administrator(user, id), line, now);
    return openSession(transaction, user.id, 'admin', now);
  });
  return { ...presentUser(user), token, backOfficeUrl: app.config.backofficeOrigin ?? '' };
}

const refused = (why: keyof typeof SENTENCES): ApiFailure => failure(401, `adminLink.${why}`, SENTENCES[why]);
