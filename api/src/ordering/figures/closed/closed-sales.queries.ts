import type { Reading } from '../../../base/db/schema.ts';
import type { FigureDay } from '../../../base/text/figure-days.ts';

/** So many changes since are reckoned anew at each look; more are not, and the days are closed again. */
export const CHANGES_MAX = 500;

/** The sums of all days before today, and what changed in them since. */
export interface ClosedSales {
  readonly made: string;
  /** When today began. */
  readonly until: string;
  readonly changed: readonly { readonly user_id: string; readonly validated_at: string }[];
}

/** None where the days were not closed yet, as in the first minutes of a day: then all orders are to be summed. */
export async function closedSales(db: Reading, today: FigureDay): Promise<ClosedSales | null> {
  // The changes first: those that are taken into new sums meanwhile are then reckoned once more, which harms nothing.
  const changed = await db
    .selectFrom('sales_changed')
    .select(['user_id', 'validated_at'])
    .limit(CHANGES_MAX + 1)
    .execute();
  if (changed.length > CHANGES_MAX) return null;
  const { made, day } = await readClosed(db);
  return day === today.day ? { made, until: today.start, changed } : null;
}

export const readClosed = (db: Reading) =>
  db.selectFrom('sales_closed').selectAll().executeTakeFirstOrThrow();
