import {
  type Desk,
  FOUND_KINDS,
  type FoundGroup,
  QUEUE_KINDS,
  type WeekFigures,
} from '@extranet/shared/contracts';
import type { Reading } from '../db/schema.ts';
import { readAsked } from './asked.ts';
import type { DeskSource } from './desk-source.ts';
import { type Weeks, weeksUpTo } from './weeks.ts';

const NONE: WeekFigures = { orders: 0, turnover: 0, buyers: 0, accounts: 0 };

/** What waits in all wings, and the last seven days beside the seven before them. */
export async function readDesk(db: Reading, sources: readonly DeskSource[], now: Date): Promise<Desk> {
  const lines = (await Promise.all(sources.map(({ waiting }) => waiting?.(db, now) ?? []))).flat();
  return {
    queue: QUEUE_KINDS.flatMap((kind) => lines.filter((line) => line.kind === kind)),
    imports: (await Promise.all(sources.map(({ imports }) => imports?.(db) ?? []))).flat(),
    ...(await figuresOf(db, sources, now)),
  };
}

/** Groups in the order of the wire, those without a hit left out. */
export async function findAnywhere(
  db: Reading,
  sources: readonly DeskSource[],
  text: string,
  now: Date,
): Promise<FoundGroup[]> {
  const asked = readAsked(text, now);
  const found = (await Promise.all(sources.map(({ find }) => find?.(db, asked) ?? []))).flat();
  const groups = found.some(({ hits }) => hits.length > 0)
    ? found
    : (await Promise.all(sources.map(({ guess }) => guess?.(db, asked) ?? []))).flat();
  return FOUND_KINDS.flatMap((kind) => groups.filter((one) => one.kind === kind && one.hits.length > 0));
}

async function figuresOf(
  db: Reading,
  sources: readonly DeskSource[],
  now: Date,
): Promise<Weeks<WeekFigures>> {
  const weeks = weeksUpTo(now);
  const parts = await Promise.all(sources.map(({ figures }) => figures?.(db, weeks)));
  return {
    week: Object.assign({ ...NONE }, ...parts.map((part) => part?.week)),
    before: Object.assign({ ...NONE }, ...parts.map((part) => part?.before)),
  };
}
