import { type Desk, QUEUE_KINDS, type WeekFigures } from '@extranet/shared/contracts';
import type { Reading } from '../db/schema.ts';
import type { DeskSource, Span } from './desk-source.ts';

const DAY = 86_400_000;
const NONE: WeekFigures = { orders: 0, turnover: 0, buyers: 0, accounts: 0 };

/** What waits in all wings, and the last seven days beside the seven before them. */
export async function readDesk(db: Reading, sources: readonly DeskSource[], now: Date): Promise<Desk> {
  const lines = (await Promise.all(sources.map(({ waiting }) => waiting?.(db, now) ?? []))).flat();
  return {
    queue: QUEUE_KINDS.flatMap((kind) => lines.filter((line) => line.kind === kind)),
    imports: (await Promise.all(sources.map(({ imports }) => imports?.(db) ?? []))).flat(),
    week: await figuresOf(db, sources, daysUntil(now, 7)),
    before: await figuresOf(db, sources, daysUntil(new Date(now.getTime() - 7 * DAY), 7)),
  };
}

const daysUntil = (end: Date, days: number): Span => ({
  from: new Date(end.getTime() - days * DAY).toISOString(),
  to: end.toISOString(),
});

async function figuresOf(db: Reading, sources: readonly DeskSource[], span: Span): Promise<WeekFigures> {
  const parts = await Promise.all(sources.map(({ figures }) => figures?.(db, span)));
  return Object.assign({ ...NONE }, ...parts);
}
