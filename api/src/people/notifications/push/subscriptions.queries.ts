import type { PushSubscriptionGiven } from '@extranet/shared/contracts';
import type { PushSubscriptionsTable } from '../../../base/db/schema/notifications.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { hashToken } from '../../../base/secrets/tokens.ts';

/** Of one account: more are browsers that were reinstalled. */
const SUBSCRIPTIONS_MAX = 20;

export async function isSubscribed(db: DbOrTransaction, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function listSubscriptions(
  db: DbOrTransaction,
  userId: string,
): Promise<PushSubscriptionsTable[]> {
  return db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** A browser belongs to who subscribed last on it: somebody else's news must not appear there any more. */
export async function saveSubscription(
  db: DbOrTransaction,
  userId: string,
  { endpoint, p256dh, auth }: PushSubscriptionGiven,
  device: string,
  now: Date,
): Promise<void> {
  const row = { user_id: userId, endpoint, p256dh, auth, device, created_at: now.toISOString() };
  await db
    .insertInto('push_subscriptions')
    .values({ id: hashToken(endpoint), ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  const surplus = (await listSubscriptions(db, userId)).slice(SUBSCRIPTIONS_MAX).map(({ id }) => id);
  await removeSubscriptions(db, surplus);
}

export async function removeSubscription(
  db: DbOrTransaction,
  userId: string,
  endpoint: string,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('id', '=', hashToken(endpoint))
    .where('user_id', '=', userId)
    .execute();
}

export async function removeSubscriptions(db: DbOrTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('push_subscriptions').where('id', 'in', ids).execute();
}
