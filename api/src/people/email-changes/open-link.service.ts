import type { EmailSettled } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import type { EmailChangesTable } from '../../base/db/schema/accounts.ts';
import { accountDisabled, conflict, orNotFound, unprocessable } from '../../base/errors.ts';
import { enqueueMail } from '../../base/mail/outbox.queries.ts';
import { laterThan } from '../../base/text/instants.ts';
import { normaliseEmail } from '../../base/text/normalise.ts';
import { emailChangedMail, emailTakenBackMail } from '../mails/address.mails.ts';
import { closeSessions } from '../sessions/sessions.queries.ts';
import { findUserById, updateUser } from '../users/users.queries.ts';
import { TAKE_BACK_MS } from './ask.service.ts';
import {
  findByLink,
  insertLink,
  invalidateMailedLinks,
  noteConfirmed,
  noteTakenBack,
} from './email-changes.queries.ts';
import { isEmailInUse } from './email-in-use.ts';
import { countWrongLink, mailedLink } from './mailed-links.ts';

type Server = Pick<App, 'db' | 'database' | 'config' | 'now'>;

/** Makes the new address the account's. Only the session that requested the change stays open. */
export async function confirmEmail(server: Server, token: string, address: string): Promise<EmailSettled> {
  const { db, config } = server;
  const now = server.now();
  const change = await findByLink(db, token, 'confirm');
  if (!change) {
    await countWrongLink(db, address, now);
    throw unknownLink();
  }
  assertConfirmable(change, now);
  const { id, user_id: userId, new_email: email } = change;
  await unlessTaken(server, taken, () =>
    db.transaction().execute(async (transaction) => {
      const user = orNotFound(await findUserById(transaction, userId));
      if (user.status !== 'active') throw accountDisabled();
      if (await isEmailInUse(transaction, { email, userId, now })) throw taken();
      await updateUser(transaction, userId, {
        ...columnsOf(email),
        updated_at: laterThan(user.updated_at, now),
      });
      const until = new Date(now.getTime() + TAKE_BACK_MS).toISOString();
      if (!(await noteConfirmed(transaction, id, now, until))) throw used();
      await invalidateMailedLinks(transaction, userId, now);
      await closeSessions(transaction, userId, { tokenHash: change.asker_session, kind: 'customer' });
      const url = mailedLink(config.publicUrl, 'takeBack', await insertLink(transaction, id, 'takeBack'));
      const letter = emailChangedMail(user.firstname, email, url);
      await enqueueMail(transaction, { kind: 'emailChanged', recipient: change.old_email, letter }, now);
    }),
  );
  return { message: 'Votre nouvelle adresse est confirmée.', userEmail: email };
}

/**
 * The owner of the old address did not request the change. Whoever did knows the password: it becomes invalid, and all
 * sessions end, including the one that requested the change.
 */
export async function takeEmailBack(server: Server, token: string, address: string): Promise<EmailSettled> {
  const { db, config } = server;
  const now = server.now();
  const change = await findByLink(db, token, 'takeBack');
  if (!change) {
    await countWrongLink(db, address, now);
    throw unknownLink();
  }
  if (change.taken_back_at) throw takenBackAlready();
  if (change.take_back_until <= now.toISOString()) throw tooLate();
  const { user_id: userId, old_email: email } = change;
  await unlessTaken(server, takenMeanwhile, () =>
    db.transaction().execute(async (transaction) => {
      const user = orNotFound(await findUserById(transaction, userId));
      const columns = { ...columnsOf(email), password_hash: null };
      await updateUser(transaction, userId, { ...columns, updated_at: laterThan(user.updated_at, now) });
      if (!(await noteTakenBack(transaction, change, now))) throw takenBackAlready();
      await invalidateMailedLinks(transaction, userId, now);
      await closeSessions(transaction, userId);
      const letter = emailTakenBackMail(user.firstname, email, config.publicUrl);
      await enqueueMail(transaction, { kind: 'emailTakenBack', recipient: email, letter }, now);
    }),
  );
  return { message: 'Votre adresse est rétablie.', userEmail: email };
}

const columnsOf = (email: string) => ({ email, email_norm: normaliseEmail(email) });

async function unlessTaken(
  { database }: Server,
  refusal: () => Error,
  change: () => Promise<void>,
): Promise<void> {
  try {
    await change();
  } catch (error) {
    throw database.dialect.isUniqueViolation(error) ? refusal() : error;
  }
}

function assertConfirmable(change: EmailChangesTable, now: Date): void {
  if (change.taken_back_at) throw givenUp();
  if (change.confirmed_at) throw used();
  if (change.closed_at) throw givenUp();
  if (change.expires_at <= now.toISOString()) throw expired();
}

const unknownLink = () =>
  unprocessable(
    'emailLink.unknown',
    'Ce lien n’est pas ou plus valable. Vérifiez qu’il est entier, ou ouvrez le dernier message reçu.',
  );

const expired = () =>
  unprocessable(
    'emailLink.expired',
    'Ce lien a expiré\u00a0: il était valable 48 heures. Connectez-vous avec l’ancienne adresse et demandez-en un nouveau dans «\u00a0Mon compte\u00a0».',
  );

const used = () =>
  unprocessable(
    'emailLink.used',
    'Ce lien a déjà servi\u00a0: la nouvelle adresse est en place. Connectez-vous avec elle.',
  );

const givenUp = () =>
  unprocessable(
    'emailLink.givenUp',
    'Ce changement d’adresse a été annulé ou remplacé par un autre. Pour changer d’adresse, connectez-vous et ouvrez «\u00a0Mon compte\u00a0».',
  );

const taken = () =>
  conflict(
    'emailLink.taken',
    'Cette adresse a reçu un compte entre-temps\u00a0: l’ancienne reste en place. Choisissez une autre adresse dans «\u00a0Mon compte\u00a0».',
  );

const takenBackAlready = () =>
  unprocessable(
    'emailLink.takenBack',
    'Ce lien a déjà servi\u00a0: le changement est annulé. Choisissez un nouveau mot de passe si ce n’est pas fait.',
  );

const tooLate = () =>
  unprocessable(
    'emailLink.tooLate',
    'Ce lien a expiré\u00a0: le changement pouvait être annulé pendant sept jours. Appelez-nous.',
  );

const takenMeanwhile = () =>
  conflict(
    'emailLink.notRestored',
    'Un autre compte a pris cette adresse\u00a0: appelez-nous, nous rétablirons la vôtre.',
  );
