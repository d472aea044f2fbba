import type { NotificationKind } from '@extranet/shared/contracts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { enqueueJob } from '../../base/jobs/jobs.queries.ts';
import type { Part } from '../../base/mail/layout.ts';
import { enqueueMail } from '../../base/mail/outbox.queries.ts';
import { newId } from '../../base/secrets/tokens.ts';
import { choiceOf } from './choices.queries.ts';
import { notificationMail } from './notification.mail.ts';
import { advanceMarks, insertNotification } from './notifications.queries.ts';
import { PUSH_JOB } from './push/push-job.ts';
import { isSubscribed } from './push/subscriptions.queries.ts';

export interface News {
  readonly userId: string;
  readonly kind: NotificationKind;
  /** A sentence of its own, in French. */
  readonly title: string;
  /** What else is good to know at once; may be missing. */
  readonly detail?: string;
  /** Where it leads: an address of the portal, with its leading '/'. */
  readonly path: string;
  /** For the mail alone, where something is to be done now. */
  readonly next?: readonly Part[];
  /** This happening has a mail of its own, or the caller sends one whatever the choice. */
  readonly withoutMail?: boolean;
}

/**
 * Tells an account of something: in its list, by mail and by push as it chose. Call it in the transaction of what happened,
 * and wake the jobs after the commit. Who is suspended or erased is told nothing.
 */
export async function notify(
  db: DbOrTransaction,
  { userId, kind, title, detail = '', path, next = [], withoutMail = false }: News,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'firstname'])
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!user) return;
  const id = newId();
  const at = now.toISOString();
  await insertNotification(db, {
    id,
    user_id: userId,
    kind,
    title,
    detail,
    path,
    created_at: at,
    read_at: null,
  });
  await advanceMarks(db, [userId]);
  const choice = await choiceOf(db, userId, kind);
  if (choice.mail && !withoutMail) {
    const letter = notificationMail({
      firstname: user.firstname,
      title,
      detail,
      url: publicUrl + path,
      next,
    });
    await enqueueMail(db, { kind: 'notification', recipient: user.email, letter }, now);
  }
  if (choice.push && (await isSubscribed(db, userId)))
    await enqueueJob(db, { id: `push:${id}`, kind: PUSH_JOB, payload: { notification: id } }, now);
}
