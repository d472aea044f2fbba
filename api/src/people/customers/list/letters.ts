import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from '../../../base/db/is-postgres.ts';
import { havingAll, type Letters, piecesOf } from '../../../base/db/letters.ts';
import type { DbOrTransaction, Reading, Schema } from '../../../base/db/schema.ts';

/** As the database marks those of telephone numbers. */
const IN_PHONES = '_';

/** Texts that are all in a customer's names, addresses and numbers, or digits that are in a telephone number. */
export type Way = { readonly words: readonly string[] } | { readonly digits: string };

/** What such a search can be narrowed down to. Undefined where one of the ways is a single letter, which nearly everybody has. */
export function lettersOf(ways: readonly Way[]): Letters | undefined {
  const lists = ways.map((way) =>
    'words' in way
      ? [...new Set(way.words.flatMap(piecesOf))]
      : piecesOf(way.digits).map((piece) => `${IN_PHONES}${piece}`),
  );
  return lists.some((list) => list.length === 0) ? undefined : lists;
}

type Joined = SelectQueryBuilder<Schema, 'customer_index' | 'users', object>;

/** The customers who have these letters, to begin a search with. Whether they have them in this order is for the search to say. */
export function lettered(db: Reading, letters: Letters): Joined {
  const joined = isPostgres(db) ? onPostgres(db, letters) : embedded(db, letters);
  return joined.whereRef('users.id', '=', 'customer_index.user_id');
}

function embedded(db: Reading, letters: Letters): Joined {
  return db
    .selectFrom(
      sql<{
        place: number;
      }>`(select rowid as place from customer_letters where customer_letters match ${havingAll(letters)})`.as(
        'lettered',
      ),
    )
    .crossJoin('customer_index')
    .crossJoin('users')
    .where(sql<SqlBool>`customer_index.place = lettered.place`) as unknown as Joined;
}

/** Their rows are looked up one by one. The planner takes many for more than they are, and would look through everybody's. */
function onPostgres(db: Reading, letters: Letters): Joined {
  const lists = letters.map((list) => sql`letters @> ${list}::text[]`);
  return db
    .selectFrom(
      sql<{
        user_id: string;
      }>`(select user_id from customer_letters where ${sql.join(lists, sql` or `)} offset 0)`.as('lettered'),
    )
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('customer_index as one')
          .selectAll()
          .whereRef('one.user_id', '=', 'lettered.user_id')
          .offset(0)
          .as('customer_index'),
      (join) => join.onTrue(),
    )
    .crossJoin('users') as unknown as Joined;
}

/** Embedded, the letters of a customer who is gone stay among those of others until they are put in order anew. */
export async function forgetLetters(db: DbOrTransaction): Promise<void> {
  if (!isPostgres(db))
    await sql`insert into customer_letters (customer_letters) values ('optimize')`.execute(db);
}
