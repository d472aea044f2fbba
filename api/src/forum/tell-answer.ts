import type { FaqPostsTable } from '../base/db/schema/faq-files.ts';
import type { DbOrTransaction } from '../base/db/schema.ts';
import { notify } from '../people/index.ts';

/** Who shares in a long thread is told; above this many it is no talk any more but an announcement. */
const TOLD_MAX = 50;

interface Published {
  readonly post: FaqPostsTable & { readonly ref: string };
  /** Who made it public: they need not be told. */
  readonly byId: string;
}

/** Tells the author that the post can be read by all, and those who wrote in its thread before that there is an answer. */
export async function tellAnswer(
  db: DbOrTransaction,
  { post, byId }: Published,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const news = {
    kind: 'forum',
    path: `/faq/${encodeURIComponent(post.ref)}`,
    detail: excerpt(post.plain),
  } as const;
  const others = await othersInThread(db, post, byId);
  const told = post.author_id === byId ? others : [...others, post.author_id];
  // In a fixed order: two transactions that tell the same accounts must not wait for each other crosswise.
  for (const userId of told.sort()) {
    const title =
      userId === post.author_id
        ? `Votre contribution sur ${post.ref} est publiée`
        : `${post.author} a répondu sur ${post.ref}`;
    await notify(db, { ...news, userId, title }, publicUrl, now);
  }
}

async function othersInThread(db: DbOrTransaction, post: FaqPostsTable, byId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('faq_posts')
    .select('author_id')
    .distinct()
    .where('thread_id', '=', post.thread_id)
    .where('status', '=', 'validated')
    .where('author_id', 'not in', [post.author_id, byId])
    .orderBy('author_id')
    .limit(TOLD_MAX)
    .execute();
  return rows.map(({ author_id }) => author_id);
}

const EXCERPT = 140;
const excerpt = (text: string) => (text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text);
