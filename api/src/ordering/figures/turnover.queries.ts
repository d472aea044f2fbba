import { setImmediate } from 'node:timers/promises';
import type { Catalogue } from '@extranet/shared/contracts';
import { sql } from 'kysely';
import type { Reading } from '../../base/db/schema.ts';
import type { FigureDay } from '../../base/text/figure-days.ts';
import { closedDays } from './closed/closed-days.queries.ts';
import type { ClosedSales } from './closed/closed-sales.queries.ts';

/** Cents without VAT. */
export type DayCents = Record<Catalogue, number>;

/** So much is summed at once: SQLite works inside the process, and other calls come between two pieces. */
const DAYS_AT_ONCE = 31;
const HOUR_CHARACTERS = '2026-11-24T08'.length;

/** The turnover of each day and catalogue: of what is over as it was summed, of all else from the orders. */
export async function turnoverByDay(
  db: Reading,
  days: readonly FigureDay[],
  end: string,
  closed: ClosedSales | null,
): Promise<Map<string, DayCents>> {
  const { whole, soFar } = closed ? await closedDays(db, closed, days) : NONE_CLOSED;
  const sums = new Map([...whole].map(([day, row]) => [day, centsOf(row)]));
  const today = closed && days.at(-1)?.day === closed.today.day && soFar ? closed.today : undefined;
  const pieces = today ? openPieces(days.slice(0, -1), today.start, sums) : openPieces(days, end, sums);
  for (const { from, to, piece } of pieces) {
    for (const [day, cents] of await sumDays(db, piece, from, to)) sums.set(day, cents);
    await setImmediate();
  }
  if (closed && soFar && today) {
    const since = (await sumDays(db, [today], closed.until, end)).get(today.day);
    sums.set(today.day, plus(centsOf(soFar), since));
  }
  return sums;
}

const NONE_CLOSED = { whole: new Map<string, never>(), soFar: undefined };

const centsOf = (row: { faisceau: number; attelage: number; kit: number }): DayCents => ({
  Faisceau: Number(row.faisceau),
  Attelage: Number(row.attelage),
  Kit: Number(row.kit),
});

const plus = (sum: DayCents, more: DayCents = { Faisceau: 0, Attelage: 0, Kit: 0 }): DayCents => ({
  Faisceau: sum.Faisceau + more.Faisceau,
  Attelage: sum.Attelage + more.Attelage,
  Kit: sum.Kit + more.Kit,
});

interface Piece {
  readonly piece: readonly FigureDay[];
  readonly from: string;
  readonly to: string;
}

/** Days next to each other that have no sum yet, some at a time. */
function openPieces(days: readonly FigureDay[], end: string, known: ReadonlyMap<string, unknown>): Piece[] {
  const pieces: FigureDay[][] = [];
  let before = Number.NaN;
  days.forEach((day, at) => {
    if (known.has(day.day)) return;
    const last = pieces.at(-1);
    if (last && before === at - 1 && last.length < DAYS_AT_ONCE) last.push(day);
    else pieces.push([day]);
    before = at;
  });
  const starts = new Map(days.map(({ day }, at) => [day, days[at + 1]?.start ?? end]));
  return pieces.map((piece) => ({
    piece,
    from: piece[0]?.start ?? end,
    to: starts.get(piece.at(-1)?.day ?? '') ?? end,
  }));
}

/**
 * From the orders of these days, which follow each other. Databases know no days in Paris alike, but its midnights lie on full hours of UTC:
 * hours are summed there and laid to their days here.
 */
export async function sumDays(
  db: Reading,
  days: readonly FigureDay[],
  from: string,
  to: string,
): Promise<Map<string, DayCents>> {
  const sums = new Map<string, DayCents>(days.map(({ day }) => [day, { Faisceau: 0, Attelage: 0, Kit: 0 }]));
  let place = 0;
  for (const { hour, catalogue, cents } of await hoursOf(db, from, to)) {
    while ((days[place + 1]?.start.slice(0, HOUR_CHARACTERS) ?? '~') <= hour) place += 1;
    const sum = sums.get(days[place]?.day ?? '');
    if (sum) sum[catalogue] += Number(cents);
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

/** How many orders there were, and what they came to. */
export async function ordersOf(
  db: Reading,
  from: string,
  to: string,
): Promise<{ orders: number; cents: number }> {
  const { orders, cents } = await db
    .selectFrom('orders')
    .select(({ fn }) => [fn.countAll().as('orders'), fn.sum('total_et_cents').as('cents')])
    .where('status', '=', 'validee')
    .where('validated_at', '>=', from)
    .where('validated_at', '<', to)
    .executeTakeFirstOrThrow();
  return { orders: Number(orders), cents: Number(cents ?? 0) };
}
