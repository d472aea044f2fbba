import type { CurrentUser } from '../../base/current-user.ts';
import type { EmailChangesTable } from '../../base/db/schema/accounts.ts';
import type { Db, DbOrTransaction } from '../../base/db/schema.ts';
import { conflict } from '../../base/errors.ts';
import { enqueueMail } from '../../base/mail/outbox.queries.ts';
import { newId } from '../../base/secrets/tokens.ts';
import { normaliseEmail } from '../../base/text/normalise.ts';
import { takeAttempt } from '../../base/throttle/throttle.queries.ts';
import { emailChangeAskedMail, emailConfirmMail, emailTakenMail } from '../mails/address.mails.ts';
import {
  closeWaiting,
  extendChange,
  findWaiting,
  insertChange,
  insertLink,
} from './email-changes.queries.ts';
import { isEmailInUse } from './email-in-use.ts';
import { countMailTo, mailedLink, PROOF_MS } from './mailed-links.ts';

const HOUR = 3_600_000;
export const TAKE_BACK_MS = 7 * 24 * HOUR;
const ASKED_BY_ONE_ACCOUNT = { attempts: 5, windowMs: HOUR };
/** A limit of its own, so that after too many repeats of a mail a mistyped address can still be corrected. */
const SENT_AGAIN = { attempts: 3, windowMs: HOUR, why: 'Le message a déjà été renvoyé plusieurs fois.' };

type Change = Pick<EmailChangesTable, 'id' | 'user_id' | 'new_email'>;

interface Mailing {
  readonly publicUrl: string;
  readonly now: Date;
}

/** Call it before the transaction of the change, so that an attempt that is refused later counts too. */
export async function countEmailChange(
  db: DbOrTransaction,
  userId: string,
  email: string,
  now: Date,
): Promise<void> {
  await takeAttempt(db, `emailChange:account:${userId}`, ASKED_BY_ONE_ACCOUNT, now);
  await countMailTo(db, email, now);
}

/** Answers the same for an address that another account has: only its mailbox learns that. */
export async function askForEmailChange(
  db: DbOrTransaction,
  user: CurrentUser,
  email: string,
  { publicUrl, now }: Mailing,
): Promise<void> {
  const change: EmailChangesTable = {
    id: newId(),
    user_id: user.id,
    old_email: user.email,
    old_email_norm: normaliseEmail(user.email),
    new_email: email,
    asker_session: user.tokenHash,
    created_at: now.toISOString(),
    expires_at: after(now, PROOF_MS),
    take_back_until: after(now, TAKE_BACK_MS),
    confirmed_at: null,
    closed_at: null,
    taken_back_at: null,
  };
  await insertChange(db, change);
  await mailToNewAddress(db, change, { publicUrl, now });
  const url = mailedLink(publicUrl, 'takeBack', await insertLink(db, change.id, 'takeBack'));
  const letter = emailChangeAskedMail(user.firstname, email, url);
  await enqueueMail(db, { kind: 'emailChangeAsked', recipient: user.email, letter }, now);
}

/** Checks again whether the address is taken: it may have become free. */
export async function sendConfirmationAgain(db: Db, userId: string, { publicUrl, now }: Mailing) {
  const waiting = await findWaiting(db, userId, now);
  if (!waiting) throw nothingWaits();
  await takeAttempt(db, `emailChange:again:${userId}`, SENT_AGAIN, now);
  await countMailTo(db, waiting.new_email, now);
  await db.transaction().execute(async (transaction) => {
    await extendChange(transaction, waiting.id, after(now, PROOF_MS));
    await mailToNewAddress(transaction, waiting, { publicUrl, now });
  });
}

export const abandonEmailChange = (db: DbOrTransaction, userId: string, now: Date) =>
  closeWaiting(db, userId, now);

/** Makes a link in both cases, so that both take equally long; for a taken address it is not sent. */
async function mailToNewAddress(
  db: DbOrTransaction,
  { id, user_id: userId, new_email: email }: Change,
  { publicUrl, now }: Mailing,
): Promise<void> {
  const url = mailedLink(publicUrl, 'confirm', await insertLink(db, id, 'confirm'));
  const mail = (await isEmailInUse(db, { email, userId, now }))
    ? ({ kind: 'emailTaken', letter: emailTakenMail(email, publicUrl) } as const)
    : ({ kind: 'emailConfirm', letter: emailConfirmMail(email, url) } as const);
  await enqueueMail(db, { ...mail, recipient: email }, now);
}

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

const nothingWaits = () =>
  conflict(
    'emailChange.nothingWaits',
    'Aucun changement d’adresse n’attend plus. Rechargez la page pour voir votre adresse actuelle.',
  );
