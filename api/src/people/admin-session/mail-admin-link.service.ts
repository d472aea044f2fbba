import type { App } from '../../base/app-types.ts';
import { system } from '../../base/audit/actor.ts';
import { enqueueMail } from '../../base/mail/outbox.queries.ts';
import { hashToken } from '../../base/secrets/tokens.ts';
import { normaliseEmail } from '../../base/text/normalise.ts';
import { takeAttempt } from '../../base/throttle/throttle.queries.ts';
import { adminLinkMail } from '../mails/account.mails.ts';
import { findUserByEmail } from '../users/users.queries.ts';
import { mintAdminLink } from './admin-links.ts';

const WINDOW = { windowMs: 15 * 60_000, why: 'Trop de liens ont été demandés.' };
const BY_ADDRESS = { ...WINDOW, attempts: 10 };
const BY_ACCOUNT = { ...WINDOW, attempts: 3 };

interface Asking {
  readonly email: string;
  readonly ip: string;
  readonly requestId: string;
}

/** For an administrator whose session ended (B7.07). Nobody learns whether the address is an administrator's: the answer is the same. */
export async function mailAdminLink(app: App, { email, ip, requestId }: Asking): Promise<void> {
  const { db, config } = app;
  const now = app.now();
  await takeAttempt(db, `adminLink:mail:address:${ip}`, BY_ADDRESS, now);
  await takeAttempt(db, `adminLink:mail:account:${hashToken(normaliseEmail(email))}`, BY_ACCOUNT, now);
  const user = await findUserByEmail(db, email);
  if (user?.status !== 'active' || user.is_admin === 0) return;
  const { url } = await mintAdminLink(
    db,
    user.id,
    config.publicUrl,
    system('Lien par email', requestId),
    now,
  );
  await enqueueMail(
    db,
    { kind: 'adminLink', recipient: user.email, letter: adminLinkMail(user.firstname, url) },
    now,
  );
  app.jobs.wake();
}
