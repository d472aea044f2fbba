import { sql } from 'kysely';
import type { FaqPostsTable } from '../base/db/schema/faq-files.ts';
import type { DbOrTransaction } from '../base/db/schema.ts';

type Status = FaqPostsTable['status'];

/** Threads with a readable post, latest first. Posts that the caller may not read are not counted and give no excerpt. */
export async function listThreads(db: DbOrTransaction, readable: readonly Status[]) {
  return db
    .with('ranked', (cte) =>
      cte
        .selectFrom('faq_posts')
        .select([
          'thread_id',
          'author',
          'plain',
          'created_at',
          sql<number>`row_number() over (partition by thread_id order by created_at desc, id desc)`.as(
            'place',
          ),
          sql<number>`count(*) over (partition by thread_id)`.as('post_count'),
        ])
        .where('status', 'in', readable),
    )
    .selectFrom('ranked')
    .innerJoin('faq_threads', 'faq_threads.id', 'ranked.thread_id')
    .leftJoin('products', 'products.id', 'faq_threads.product_id')
    .select([
      'faq_threads.ref',
      'ranked.author',
      'ranked.plain',
      'ranked.created_at',
      'ranked.post_count',
      'products.id as product_id',
      'products.catalogue',
      'products.statut',
    ])
    .where('ranked.place', '=', 1)
    .orderBy('ranked.created_at', 'desc')
    .orderBy('faq_threads.id')
    .execute();
}
