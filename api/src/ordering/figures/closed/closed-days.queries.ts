import type { Selectable } from 'kysely';
import type { SalesDaysTable } from '../../../base/db/schema/orders.ts';
import type { Reading } from '../../../base/db/schema.ts';
import type { FigureDay } from '../../../base/text/figure-days.ts';
import { dayInParis } from '../../../base/text/french.ts';
import type { ClosedSales } from './closed-sales.queries.ts';

interface ClosedDays {
  /** Of each day that is over and did not change since. */
  readonly whole: ReadonlyMap<string, Selectable<SalesDaysTable>>;
  /** Of today up to `until`; none where one of its orders changed since: all of them are to be summed then. */
  readonly soFar: Selectable<SalesDaysTable> | undefined;
}

export async function closedDays(
  db: Reading,
  { made, day, today, changed }: ClosedSales,
  days: readonly FigureDay[],
): Promise<ClosedDays> {
  const rows = await db
    .selectFrom('sales_days')
    .selectAll()
    .where('made', '=', made)
    .where('day', '>=', days[0]?.day ?? '')
    .execute();
  const whole = new Map(rows.map((row) => [row.day, row]));
  const changedDays = new Set(changed.map(({ validated_at }) => dayInParis(new Date(validated_at))));
  const soFar = changedDays.has(today.day) ? undefined : whole.get(day);
  for (const gone of [day, ...changedDays]) whole.delete(gone);
  return { whole, soFar };
}
