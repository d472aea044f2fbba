import type { Reading } from '../../../base/db/schema.ts';
import type { FigureDay } from '../../../base/text/figure-days.ts';

/** So many changes since are reckoned anew at each look; more are not, and the days are closed again. */
export const CHANGES_MAX = 500;
/** A look begins anew when the sums moved on beneath it: that takes one statement of many, a few times in ten minutes. */
const LOOKS_MAX = 10;

/** The sums of all days before today and of what is over of today, and what changed in them since. */
export interface ClosedSales {
  readonly made: string;
  /** As it is written: the sum of what is over of today has this name among the days. */
  readonly day: string;
  readonly today: FigureDay;
  /** Up to here the sums reach: orders from here on are to be added. */
  readonly until: string;
  readonly changed: readonly { readonly user_id: string; readonly validated_at: string }[];
}

/**
 * What a look sees of the sums, or, with null, of the orders themselves. It takes several statements, and between two of them
 * the sums may have moved on within today: then some of its orders would be counted twice.
 */
export async function fromSums<T>(
  db: Reading,
  today: FigureDay | undefined,
  look: (closed: ClosedSales | null) => Promise<T>,
): Promise<T> {
  for (let looks = 0; today && looks < LOOKS_MAX; looks += 1) {
    const closed = await closedSales(db, today);
    const seen = await look(closed);
    if (!closed) return seen;
    const { made, day } = await readClosed(db);
    if (made === closed.made && day === closed.day) return seen;
  }
  return look(null);
}

/** None where the days were not closed yet, as in the first minutes of a day: then all orders are to be summed. */
export async function closedSales(db: Reading, today: FigureDay): Promise<ClosedSales | null> {
  // The changes first: those that are taken into new sums meanwhile are then reckoned once more, which harms nothing.
  const changed = await db
    .selectFrom('sales_changed')
    .select(['user_id', 'validated_at'])
    .limit(CHANGES_MAX + 1)
    .execute();
  return changed.length > CHANGES_MAX ? null : sumsUntil(await readClosed(db), today, changed);
}

export function sumsUntil(
  { made, day }: { readonly made: string; readonly day: string },
  today: FigureDay,
  changed: ClosedSales['changed'],
): ClosedSales | null {
  const [closedOn, until = today.start] = day.split(' ');
  return closedOn === today.day ? { made, day, today, until, changed } : null;
}

/**
 * How far the sums reach, in the column that said the day alone. A program from before sums moved on within a day knows no such day:
 * it sums the orders, and closes the days anew. The sum of what is over of today bears the same name, so that nobody takes it for a
 * whole day's.
 */
export const dayUntil = ({ day }: FigureDay, until: string) => `${day} ${until}`;

export const readClosed = (db: Reading) =>
  db.selectFrom('sales_closed').selectAll().executeTakeFirstOrThrow();
