import type { CustomerTurnover, FiguresQuery } from '@extranet/shared/contracts';
import type { Reading } from '../../base/db/schema.ts';
import type { Read } from '../../base/replica/reading.ts';
import type { Pages } from '../../base/spreadsheets/export/export-table.ts';
import { figurePeriod, lastDays } from '../../base/text/figure-days.ts';
import { fromSums } from './closed/closed-sales.queries.ts';
import { turnoversSince } from './closed/customers-since.queries.ts';
import { customerTurnover } from './customer-turnover.ts';
import { namesOf, soldTo, type Turnover, turnoverOf } from './customers.queries.ts';

const NAMED_AT_ONCE = 500;

/** Two customers may have the same name and town. */
export type Buyer = CustomerTurnover & { readonly email: string };

/** Everybody who bought in the period or in the one before it, those who bought most first: the page shows the first, a file has them all. */
export async function* buyers(read: Read, wish: FiguresQuery, now: Date): Pages<Buyer> {
  const sums = soldTo(await read((db) => turnovers(db, wish, now)));
  for (let at = 0; at < sums.length; at += NAMED_AT_ONCE) {
    const some = sums.slice(at, at + NAMED_AT_ONCE);
    const ids = some.map(({ user_id }) => user_id);
    const names = await read((db) => namesOf(db, ids));
    const emails = await read((db) => emailsOf(db, ids));
    yield some.map((sum) => ({ ...customerTurnover(sum, names), email: emails.get(sum.user_id) ?? '' }));
  }
}

function turnovers(db: Reading, wish: FiguresQuery, now: Date): Promise<readonly Turnover[]> {
  const { bounds } = figurePeriod(wish, now);
  return fromSums(db, lastDays(now, 1)[0], (closed) =>
    closed && !wish.month ? turnoversSince(db, closed, Number(wish.days), bounds) : turnoverOf(db, bounds),
  );
}

async function emailsOf(db: Reading, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}
