import { group } from '../base/desk/asked.ts';
import type { DeskSource } from '../base/desk/desk-source.ts';
import { hoursAgo, queueLine } from '../base/desk/queue-line.ts';
import { findPosts } from './find-posts.ts';

/** A question that nobody can read is answered by nobody. */
const URGENT_HOURS = 24;

export const forumDesk: DeskSource = {
  waiting: async (db, now) => {
    const posts = await db
      .selectFrom('faq_posts')
      .select(({ fn, eb }) => [
        fn.countAll().as('count'),
        fn
          .sum(eb.case().when('created_at', '<', hoursAgo(now, URGENT_HOURS)).then(1).else(0).end())
          .as('urgent'),
        fn.min('created_at').as('oldest'),
      ])
      .where('status', '=', 'unvalidated')
      .executeTakeFirstOrThrow();
    return [queueLine('posts', posts)];
  },
  find: async (db, asked) => group('posts', await findPosts(db, asked)),
};
