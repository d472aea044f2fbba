import { sql } from 'kysely';
import type { CurrentUser } from '../base/current-user.ts';
import { discussedIn } from '../base/db/discussed-in.ts';
import type { FaqPostsTable } from '../base/db/schema/faq-files.ts';
import type { Reading } from '../base/db/schema.ts';

type Status = FaqPostsTable['status'];

/**
 * Threads of the reader's catalogues with a readable post, latest first, each with the first and the last of those posts: a question
 * that waits for validation is found again by who asked it. Posts that the caller may not read are not counted and give no excerpt.
 */
export async function listThreads(db: Reading, reader: CurrentUser, readable: readonly Status[]) {
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
            'from_end',
          ),
          sql<number>`row_number() over (partition by thread_id order by created_at, id)`.as('from_start'),
          sql<number>`count(*) over (partition by thread_id)`.as('post_count'),
          own(reader).as('mine'),
          own(reader, 'unvalidated').as('mine_waits'),
        ])
        .where((eb) => eb.or([eb('status', 'in', readable), eb('author_id', '=', reader.id)])),
    )
    .selectFrom('ranked as last')
    .innerJoin('ranked as first', (join) =>
      join.onRef('first.thread_id', '=', 'last.thread_id').on('first.from_start', '=', 1),
    )
    .innerJoin('faq_threads', 'faq_threads.id', 'last.thread_id')
    .leftJoin('products', 'products.id', 'faq_threads.product_id')
    .select([
      'faq_threads.ref',
      'first.plain as question',
      'last.author',
      'last.plain',
      'last.created_at',
      'last.post_count',
      'last.mine',
      'last.mine_waits',
      'products.id as product_id',
      'products.catalogue',
      'products.marque',
      'products.modele',
      'products.annee',
      'products.type',
      'products.standard',
      'products.titre',
      'products.technical',
      'products.statut',
    ])
    .where('last.from_end', '=', 1)
    .where(discussedIn(reader))
    .orderBy('last.created_at', 'desc')
    .orderBy('faq_threads.id')
    .execute();
}

/** 1 where the reader wrote in the thread, in that status if one is given. */
const own = ({ id }: CurrentUser, status?: Status) => {
  const right = status ? sql`author_id = ${id} and status = ${status}` : sql`author_id = ${id}`;
  return sql<number>`max(case when ${right} then 1 else 0 end) over (partition by thread_id)`;
};

/** They all fit into one page of the back office, where clerks add to them. */
export const listWordsOfTheTrade = (db: Reading) =>
  db.selectFrom('search_synonyms').select(['written', 'meant']).orderBy('written_norm').execute();
