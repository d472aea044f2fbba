import type { App } from '../../base/app-types.ts';
import { enqueueMail } from '../../base/mail/outbox.queries.ts';
import { countAttempts } from '../../base/throttle/throttle.queries.ts';
import { lockedOutMail } from '../mails/account.mails.ts';
import type { Account } from './sign-in.service.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Mails an account's owner that others are guessing the password, at most once a day. The refusal does not wait for it:
 * the time that it takes must not reveal that the account exists.
 */
export function tellOwner(app: App, owner: Account): void {
  enqueueOncePerDay(app, owner).catch((error: unknown) =>
    app.log.error({ err: error }, 'an owner was not told that strangers try the password out'),
  );
}

async function enqueueOncePerDay(app: App, { id, email, firstname }: Account): Promise<void> {
  const now = app.now();
  await app.db.transaction().execute(async (transaction) => {
    const { count } = await countAttempts(transaction, `lockedOutMail:account:${id}`, DAY_MS, now);
    if (count > 1) return;
    const letter = lockedOutMail(firstname, app.config.publicUrl);
    await enqueueMail(transaction, { kind: 'lockedOut', recipient: email, letter }, now);
  });
  app.jobs.wake();
}
