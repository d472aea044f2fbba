import type { Found } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import type { Reading } from '../base/db/schema.ts';
import { type Asked, FOUND_READ } from '../base/desk/asked.ts';
import { heldUntilChanged } from '../base/desk/held-until-changed.ts';

const POSTS_MAX = 20_000;
const SHOWN = 90;

const posts = heldUntilChanged(
  async (db) => {
    const { at, count } = await db
      .selectFrom('faq_posts')
      .select(({ fn }) => [fn.max('updated_at').as('at'), fn.countAll().as('count')])
      .executeTakeFirstOrThrow();
    return `${at} ${count}`;
  },
  async (db) => {
    const rows = await db
      .selectFrom('faq_posts')
      .innerJoin('faq_threads', 'faq_threads.id', 'faq_posts.thread_id')
      .select(['faq_threads.ref', 'faq_posts.author', 'faq_posts.plain'])
      .orderBy('faq_posts.created_at', 'desc')
      .orderBy('faq_posts.id')
      .limit(POSTS_MAX)
      .execute();
    return rows.map(({ ref, author, plain }) => ({
      found: { id: ref, title: ref, detail: `${author} · ${[...plain].slice(0, SHOWN).join('')}` },
      text: [ref, author, plain].map(searchable).join(' '),
    }));
  },
);

/** By reference, author and what was written, the newest first. */
export async function findPosts(db: Reading, { words }: Asked): Promise<Found[]> {
  if (words.length === 0) return [];
  const hits: Found[] = [];
  for (const { found, text } of await posts(db)) {
    if (!words.every((word) => text.includes(word))) continue;
    hits.push(found);
    if (hits.length === FOUND_READ) break;
  }
  return hits;
}
