import { sql } from 'kysely';
import { asOne, oneOfThese } from '../db/one-of.ts';
import type { Reading } from '../db/schema.ts';

/** As the index users_name has it (migration 0066). */
const nameOf = (table: string) => {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql<string>`lower(case when ${of('comp_name')} <> '' then ${of('comp_name')} else ${of('name')} || ' ' || ${of('firstname')} end)`;
};

/** Where those of these customers are whose name another one has too, by id: '29200 Brest'. Their names alone do not tell them apart. */
export async function namesakePlaces(
  db: Reading,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['users.id', 'users.postcode', 'users.city'])
    .where(oneOfThese(db, 'users.id', asOne(db, ids)))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users as other')
          .select('other.id')
          .where(nameOf('other'), '=', nameOf('users'))
          .whereRef('other.id', '<>', 'users.id'),
      ),
    )
    .execute();
  return new Map(rows.map(({ id, postcode, city }) => [id, `${postcode} ${city}`.trim()]));
}

/** 'Garage Martin · 29200 Brest'. */
export const withPlace = (name: string, place: string | undefined): string =>
  [name, place].filter(Boolean).join(' · ');
