import type { Reading } from '../../base/db/schema.ts';

/** When each thread since then was begun, and when somebody else answered first; what nobody reads yet does not count. */
export const firstAnswers = (db: Reading, from: string) =>
  db
    .selectFrom('faq_posts as question')
    .select(({ selectFrom }) => [
      'question.created_at as askedAt',
      selectFrom('faq_posts as answer')
        .select(({ fn }) => fn.min('answer.created_at').as('at'))
        .whereRef('answer.thread_id', '=', 'question.thread_id')
        .where('answer.status', '=', 'validated')
        .whereRef('answer.author_id', '<>', 'question.author_id')
        .whereRef('answer.created_at', '>=', 'question.created_at')
        .as('answeredAt'),
    ])
    .where('question.status', '=', 'validated')
    .where('question.created_at', '>=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('faq_posts as earlier')
            .select('earlier.id')
            .whereRef('earlier.thread_id', '=', 'question.thread_id')
            .where('earlier.status', '=', 'validated')
            .whereRef('earlier.created_at', '<', 'question.created_at'),
        ),
      ),
    )
    .execute();
