import { sql } from 'kysely';
import type { Reading } from '../db/schema.ts';

const NAME = sql<string>`lower(case when comp_name <> '' then comp_name else name || ' ' || firstname end)`;

/** Where the customers are whose name another one has too, by id: '29200 Brest'. Their names alone do not tell them apart. */
export async function namesakePlaces(db: Reading): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'postcode', 'city'])
    .where(NAME, 'in', ({ selectFrom }) =>
      selectFrom('users')
        .select(NAME.as('shared'))
        .groupBy(NAME)
        .having(({ fn }) => fn.countAll(), '>', 1),
    )
    .execute();
  return new Map(rows.map(({ id, postcode, city }) => [id, `${postcode} ${city}`.trim()]));
}

/** 'Garage Martin · 29200 Brest'. */
export const withPlace = (name: string, place: string | undefined): string =>
  [name, place].filter(Boolean).join(' · ');
