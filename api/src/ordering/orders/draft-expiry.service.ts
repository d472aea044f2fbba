import type { App } from '../../base/app-types.ts';
import type { Db, DbOrTransaction } from '../../base/db/schema.ts';
import { enqueueMail } from '../../base/mail/outbox.queries.ts';
import { readSetting } from '../../base/settings/settings.queries.ts';
import { draftExpiredMail } from '../order.mails.ts';
import { cancelDraft, listExpiredDrafts, listItemsOf, setMissingExpiry } from './orders.queries.ts';

const DAY = 86_400_000;
/** The setting 'orders.draftDays' overrides it: a day at least, a year at most. */
const DRAFT_DAYS = 30;
const DRAFT_DAYS_BETWEEN = [1, 365] as const;
const AT_ONCE = 100;

/** The time until which an order that is posted now can be validated. */
export async function draftExpiry(db: DbOrTransaction, now: Date): Promise<string> {
  const days = Number(await readSetting<unknown>(db, 'orders.draftDays', DRAFT_DAYS));
  const [least, most] = DRAFT_DAYS_BETWEEN;
  const kept = Number.isFinite(days) ? Math.min(most, Math.max(least, days)) : DRAFT_DAYS;
  return new Date(now.getTime() + kept * DAY).toISOString();
}

/** Cancels the expired drafts and mails their owners, once. Their lines stay, to be ordered again. */
export async function expireDrafts({ db, config, now }: Pick<App, 'db' | 'config' | 'now'>): Promise<void> {
  await setMissingExpiry(db, await draftExpiry(db, now()));
  while (true) {
    const ids = await listExpiredDrafts(db, now(), AT_ONCE);
    for (const id of ids) await expire(db, id, config.publicUrl, now());
    if (ids.length < AT_ONCE) return;
  }
}

async function expire(db: Db, id: string, publicUrl: string, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const order = await cancelDraft(transaction, id, now);
    // It was validated in the meantime.
    if (!order) return;
    const owner = await transaction
      .selectFrom('users')
      .select(['email', 'firstname'])
      .where('id', '=', order.user_id)
      .where('status', '=', 'active')
      .executeTakeFirst();
    if (!owner) return;
    const items = await listItemsOf(transaction, [id]);
    const letter = draftExpiredMail({ order, items, firstname: owner.firstname, publicUrl });
    await enqueueMail(transaction, { kind: 'draftExpired', recipient: owner.email, letter }, now);
  });
}
