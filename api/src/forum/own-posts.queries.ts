import type { CurrentUser } from '../base/current-user.ts';
import { discussedIn } from '../base/db/discussed-in.ts';
import type { FaqPostsTable } from '../base/db/schema/faq-files.ts';
import type { DbOrTransaction } from '../base/db/schema.ts';

/** Undefined also for somebody else's, a colleague's included, and in a thread that its author may not read any more. */
export async function findOwnPost(db: DbOrTransaction, author: CurrentUser, id: string) {
  return db
    .selectFrom('faq_posts')
    .innerJoin('faq_threads', 'faq_threads.id', 'faq_posts.thread_id')
    .selectAll('faq_posts')
    .select('faq_threads.ref')
    .where('faq_posts.id', '=', id)
    .where('faq_posts.author_id', '=', author.id)
    .where(discussedIn(author))
    .executeTakeFirst();
}

/** False when a moderator has decided, or the text was changed after `seenAt`. */
export async function rewriteWaiting(
  db: DbOrTransaction,
  id: string,
  seenAt: string,
  change: Pick<FaqPostsTable, 'html' | 'plain' | 'updated_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('faq_posts')
    .set(change)
    .where('id', '=', id)
    .where('updated_at', '=', seenAt)
    .where('status', '=', 'unvalidated')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** With what says which pictures it has; the pictures go with the next sweep of unused uploads. False when a moderator has decided. */
export async function deleteWaiting(db: DbOrTransaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('faq_posts')
    .where('id', '=', id)
    .where('status', '=', 'unvalidated')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
