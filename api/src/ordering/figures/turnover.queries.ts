import { setImmediate } from 'node:timers/promises';
import type { Catalogue } from '@extranet/shared/contracts';
import { sql } from 'kysely';
import type { Reading } from '../../base/db/schema.ts';
import type { FigureDay } from '../../base/text/figure-days.ts';

/** Cents without VAT. */
export type DayCents = Record<Catalogue, number>;

/** So much is summed at once: SQLite works inside the process, and other calls come between two pieces. */
const DAYS_AT_ONCE = 31;
const HOUR_CHARACTERS = '2026-11-24T08'.length;

/**
 * The turnover of each day and catalogue. Databases know no days in Paris alike, but its midnights lie on full hours of UTC:
 * hours are summed there and laid to their days here.
 */
export async function turnoverByDay(
  db: Reading,
  days: readonly FigureDay[],
  end: string,
): Promise<Map<string, DayCents>> {
  const sums = new Map<string, DayCents>(days.map(({ day }) => [day, { Faisceau: 0, Attelage: 0, Kit: 0 }]));
  for (let at = 0; at < days.length; at += DAYS_AT_ONCE) {
    const piece = days.slice(at, at + DAYS_AT_ONCE);
    const hours = await hoursOf(db, piece[0]?.start ?? end, days[at + DAYS_AT_ONCE]?.start ?? end);
    let place = 0;
    for (const { hour, catalogue, cents } of hours) {
      while ((piece[place + 1]?.start.slice(0, HOUR_CHARACTERS) ?? '~') <= hour) place += 1;
      const sum = sums.get(piece[place]?.day ?? '');
      if (sum) sum[catalogue] += Number(cents);
    }
    await setImmediate();
  }
  return sums;
}

/** In the order of time: instants of one form are compared as texts. */
const hoursOf = (db: Reading, from: string, to: string) =>
  db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select(({ fn }) => [
      sql<string>`substr(orders.validated_at, 1, ${sql.lit(HOUR_CHARACTERS)})`.as('hour'),
      'order_items.catalogue',
      fn.sum('order_items.total_et_cents').as('cents'),
    ])
    .where('orders.status', '=', 'validee')
    .where('orders.validated_at', '>=', from)
    .where('orders.validated_at', '<', to)
    .groupBy(['hour', 'order_items.catalogue'])
    .orderBy('hour')
    .execute();
