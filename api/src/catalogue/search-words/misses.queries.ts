import type { SearchMiss } from '@extranet/shared/contracts';
import { partsOfWords } from '@extranet/shared/rules';
import { sql } from 'kysely';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { DAY } from '../../base/housekeeping/housekeeping.ts';
import type { Slice } from '../../base/lists/slice.ts';
import { dayInParis } from '../../base/text/french.ts';
import { isPersonal } from './personal-text.ts';

const DAYS_KEPT = 30;
const TEXTS_A_DAY = 100;
const TEXT_MAX = 100;
const ROWS_MAX = 500;

/** What found nothing, and what was left out of questions that found something. */
export type MissesTable = 'search_misses' | 'search_ignored';

interface Miss {
  readonly userId: string;
  /** As it was typed. */
  readonly text: string;
  readonly now: Date;
}

/** Counts words that the search made nothing of. What may name a person or a car is not kept, nor more than a day's work has. */
export async function recordMiss(
  db: DbOrTransaction,
  table: MissesTable,
  { userId, text, now }: Miss,
): Promise<void> {
  if (isPersonal(text, now)) return;
  const shown = [...text.trim().replace(/\s+/g, ' ')].slice(0, TEXT_MAX).join('');
  const textNorm = partsOfWords(shown).join(' ');
  if (!textNorm) return;
  const day = dayInParis(now);
  if (await isFull(db, table, { userId, day, textNorm })) return;
  await db
    .insertInto(table)
    .values({ text_norm: textNorm, text: shown, user_id: userId, day, times: 1, last_at: now.toISOString() })
    .onConflict((known) =>
      known.columns(['text_norm', 'user_id', 'day']).doUpdateSet({
        times: sql<number>`${sql.ref(`${table}.times`)} + 1`,
        last_at: now.toISOString(),
      }),
    )
    .execute();
}

async function isFull(
  db: DbOrTransaction,
  table: MissesTable,
  { userId, day, textNorm }: { userId: string; day: string; textNorm: string },
): Promise<boolean> {
  const others = await db
    .selectFrom(table)
    .select('text_norm')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('text_norm', '!=', textNorm)
    .limit(TEXTS_A_DAY)
    .execute();
  return others.length >= TEXTS_A_DAY;
}

/** What was searched most often first; nobody's name. */
export async function listMisses(
  db: DbOrTransaction,
  table: MissesTable,
  now: Date,
  slice: Slice | null,
): Promise<SearchMiss[]> {
  const rows = await db
    .selectFrom(table)
    .select(({ fn }) => [
      fn.min('text').as('text'),
      fn.sum('times').as('times'),
      fn.count('user_id').distinct().as('customers'),
      fn.max('last_at').as('last'),
    ])
    .where('day', '>=', firstDayKept(now))
    .groupBy('text_norm')
    .orderBy('times', 'desc')
    .orderBy('last', 'desc')
    .orderBy('text_norm')
    .limit(slice?.count ?? ROWS_MAX)
    .offset(slice?.offset ?? 0)
    .execute();
  return rows.map(({ text, times, customers, last }) => ({
    text,
    times: Number(times),
    customers: Number(customers),
    last,
  }));
}

export async function forgetOldMisses(db: DbOrTransaction, now: Date): Promise<void> {
  for (const table of ['search_misses', 'search_ignored'] as const)
    await db.deleteFrom(table).where('day', '<', firstDayKept(now)).execute();
}

const firstDayKept = (now: Date) => dayInParis(new Date(now.getTime() - DAYS_KEPT * DAY));
