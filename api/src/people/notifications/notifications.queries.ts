import { sql } from 'kysely';
import type { NotificationsTable } from '../../base/db/schema/notifications.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';

export const PAGE_ROWS = 30;
/** Above it a badge says '99+': more need not be counted. */
const COUNTED_TO = 100;

export async function insertNotification(db: DbOrTransaction, row: NotificationsTable): Promise<void> {
  await db.insertInto('notifications').values(row).execute();
}

/** The newest first, or those older than one of them; one more than a page, which says whether there are more. */
export async function listNotifications(
  db: DbOrTransaction,
  userId: string,
  before: string | undefined,
): Promise<NotificationsTable[]> {
  let query = db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(PAGE_ROWS + 1);
  if (before !== undefined) {
    const last = await db
      .selectFrom('notifications')
      .select(['created_at', 'id'])
      .where('user_id', '=', userId)
      .where('id', '=', before)
      .executeTakeFirst();
    if (!last) return [];
    query = query.where((eb) =>
      eb.or([
        eb('created_at', '<', last.created_at),
        eb.and([eb('created_at', '=', last.created_at), eb('id', '>', last.id)]),
      ]),
    );
  }
  return query.execute();
}

export async function countUnread(db: DbOrTransaction, userId: string): Promise<number> {
  const counted = db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .limit(COUNTED_TO)
    .as('unread');
  const { unread } = await db
    .selectFrom(counted)
    .select(({ fn }) => fn.countAll<number | bigint>().as('unread'))
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/** One, or all of the account. True where something was unread. */
export async function markRead(
  db: DbOrTransaction,
  userId: string,
  id: string | null,
  at: string,
): Promise<boolean> {
  let query = db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null);
  if (id !== null) query = query.where('id', '=', id);
  const { numUpdatedRows } = await query.executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await advanceMarks(db, [userId]);
  return true;
}

export async function isOwnNotification(db: DbOrTransaction, userId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

export async function advanceMarks(db: DbOrTransaction, userIds: readonly string[]): Promise<void> {
  await db
    .insertInto('notification_marks')
    .values(userIds.map((user_id) => ({ user_id, mark: 1 })))
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ mark: sql<number>`notification_marks.mark + 1` }),
    )
    .execute();
}

export async function marksOf(db: DbOrTransaction, userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('notification_marks')
    .select(['user_id', 'mark'])
    .where('user_id', 'in', userIds)
    .execute();
  return new Map(rows.map(({ user_id, mark }) => [user_id, Number(mark)]));
}
