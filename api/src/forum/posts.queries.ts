import type { CurrentUser } from '../base/current-user.ts';
import { discussedIn } from '../base/db/discussed-in.ts';
import type { FaqPostsTable } from '../base/db/schema/faq-files.ts';
import type { DbOrTransaction } from '../base/db/schema.ts';
import { newId } from '../base/secrets/tokens.ts';

interface Reader {
  readonly id: string;
  readonly moderates: boolean;
}

/** The posts that a reader sees: validated ones and their own; a moderator sees all. */
export async function postsOfThread(db: DbOrTransaction, threadId: string, { id, moderates }: Reader) {
  let query = db
    .selectFrom('faq_posts')
    .leftJoin('users', 'users.id', 'faq_posts.author_id')
    .selectAll('faq_posts')
    .select('users.is_admin as official')
    .where('thread_id', '=', threadId);
  if (!moderates) {
    query = query.where((eb) => eb.or([eb('faq_posts.status', '=', 'validated'), eb('author_id', '=', id)]));
  }
  return query.orderBy('faq_posts.created_at').orderBy('faq_posts.id').execute();
}

export async function picturesOf(
  db: DbOrTransaction,
  postIds: readonly string[],
): Promise<Map<string, string[]>> {
  const pictures = new Map<string, string[]>();
  if (postIds.length === 0) return pictures;
  const rows = await db
    .selectFrom('faq_pictures')
    .select(['post_id', 'file_id'])
    .where('post_id', 'in', postIds)
    .orderBy('post_id')
    .orderBy('position')
    .execute();
  for (const { post_id, file_id } of rows) {
    pictures.set(post_id, [...(pictures.get(post_id) ?? []), file_id]);
  }
  return pictures;
}

/** Undefined also for a thread about other catalogues than the reader's. */
export async function findThread(db: DbOrTransaction, reader: CurrentUser, refNorm: string) {
  return db
    .selectFrom('faq_threads')
    .selectAll()
    .where('ref_norm', '=', refNorm)
    .where(discussedIn(reader))
    .executeTakeFirst();
}

/** Whatever it is about: for administrators, who read them all. One from which everything was withdrawn is none. */
export async function threadOf(db: DbOrTransaction, refNorm: string) {
  return db
    .selectFrom('faq_threads')
    .selectAll()
    .where('ref_norm', '=', refNorm)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('faq_posts').select('faq_posts.id').whereRef('faq_posts.thread_id', '=', 'faq_threads.id'),
      ),
    )
    .executeTakeFirst();
}

/** Finds or creates the thread: two simultaneous first posts make one thread. */
export async function ensureThread(
  db: DbOrTransaction,
  product: { id: string; ref: string; ref_norm: string },
  now: string,
): Promise<string> {
  await db
    .insertInto('faq_threads')
    .values({
      id: newId(),
      ref: product.ref,
      ref_norm: product.ref_norm,
      product_id: product.id,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('ref_norm').doNothing())
    .execute();
  const { id } = await db
    .selectFrom('faq_threads')
    .select('id')
    .where('ref_norm', '=', product.ref_norm)
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertPost(db: DbOrTransaction, post: FaqPostsTable): Promise<void> {
  await db.insertInto('faq_posts').values(post).execute();
}

export async function setPictures(
  db: DbOrTransaction,
  postId: string,
  fileIds: readonly string[],
): Promise<void> {
  await db.deleteFrom('faq_pictures').where('post_id', '=', postId).execute();
  if (fileIds.length === 0) return;
  const rows = fileIds.map((file_id, position) => ({ post_id: postId, position, file_id }));
  await db.insertInto('faq_pictures').values(rows).execute();
}

/** Whether all of these may be attached to a post: pictures that its writer uploaded, and those it already has. */
export async function areAttachable(
  db: DbOrTransaction,
  fileIds: readonly string[],
  ownerId: string,
  postId: string | null,
): Promise<boolean> {
  if (new Set(fileIds).size !== fileIds.length) return false;
  if (fileIds.length === 0) return true;
  const rows = await db
    .selectFrom('files')
    .select('files.id')
    .where('files.id', 'in', fileIds)
    .where('files.kind', '=', 'faq')
    .where((eb) =>
      eb.or([
        eb('files.owner_id', '=', ownerId),
        eb.exists(
          eb
            .selectFrom('faq_pictures')
            .select('faq_pictures.file_id')
            .whereRef('faq_pictures.file_id', '=', 'files.id')
            .where('faq_pictures.post_id', '=', postId ?? ''),
        ),
      ]),
    )
    .execute();
  return rows.length === fileIds.length;
}

export async function findPost(db: DbOrTransaction, id: string) {
  return db
    .selectFrom('faq_posts')
    .innerJoin('faq_threads', 'faq_threads.id', 'faq_posts.thread_id')
    .leftJoin('users', 'users.id', 'faq_posts.author_id')
    .selectAll('faq_posts')
    .select(['faq_threads.ref', 'users.is_admin as official'])
    .where('faq_posts.id', '=', id)
    .executeTakeFirst();
}

/** False when the post was changed after `seenAt`. */
export async function updatePost(
  db: DbOrTransaction,
  id: string,
  seenAt: string,
  change: Pick<FaqPostsTable, 'html' | 'plain' | 'status' | 'updated_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('faq_posts')
    .set(change)
    .where('id', '=', id)
    .where('updated_at', '=', seenAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function waitingThreads(db: DbOrTransaction) {
  return db
    .selectFrom('faq_posts')
    .innerJoin('faq_threads', 'faq_threads.id', 'faq_posts.thread_id')
    .select(({ fn }) => ['faq_threads.ref', fn.countAll<number>().as('waiting')])
    .where('faq_posts.status', '=', 'unvalidated')
    .groupBy('faq_threads.ref')
    .orderBy('faq_threads.ref')
    .execute();
}

const WAITING_MAX = 200;

/** What waits in all threads, or all posts of one; the oldest first: who waited longest is read first. */
export async function postsToModerate(db: DbOrTransaction, refNorm: string | null) {
  return db
    .selectFrom('faq_posts')
    .innerJoin('faq_threads', 'faq_threads.id', 'faq_posts.thread_id')
    .leftJoin('users', 'users.id', 'faq_posts.author_id')
    .selectAll('faq_posts')
    .select(['faq_threads.ref', 'users.is_admin as official'])
    .select(({ selectFrom }) =>
      selectFrom('faq_posts as first')
        .select('first.plain')
        .whereRef('first.thread_id', '=', 'faq_posts.thread_id')
        .whereRef('first.created_at', '<', 'faq_posts.created_at')
        .where('first.status', '!=', 'draft')
        .orderBy('first.created_at')
        .orderBy('first.id')
        .limit(1)
        .as('asked'),
    )
    .where((eb) =>
      refNorm === null
        ? eb('faq_posts.status', '=', 'unvalidated')
        : eb('faq_threads.ref_norm', '=', refNorm),
    )
    .orderBy('faq_posts.created_at')
    .orderBy('faq_posts.id')
    .limit(WAITING_MAX)
    .execute();
}
