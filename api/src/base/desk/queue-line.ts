import type { QueueKind, QueueLine } from '@extranet/shared/contracts';
import { QUEUE_COUNTED } from '@extranet/shared/rules';
import type { SelectQueryBuilder } from 'kysely';
import type { Reading, Schema } from '../db/schema.ts';

/** PostgreSQL counts in bigint, and sums of nothing are null. */
interface Counted {
  readonly count: number | string | bigint;
  readonly urgent: number | string | bigint | null;
  readonly oldest: string | null;
}

export const queueLine = (kind: QueueKind, { count, urgent, oldest }: Counted): QueueLine => ({
  kind,
  count: Number(count),
  urgent: Number(urgent ?? 0),
  oldest,
});

/** From the oldest on, as many as are counted: of a hundred thousand the next ones are not looked at. */
export const countOldest = <Table extends keyof Schema>(
  db: Reading,
  oldestFirst: SelectQueryBuilder<Schema, Table, { since: string | null }>,
  urgentBefore: string,
) =>
  db
    .selectFrom(oldestFirst.limit(QUEUE_COUNTED + 1).as('waiting'))
    .select(({ fn, eb }) => [
      fn.countAll().as('count'),
      fn.sum(eb.case().when('since', '<', urgentBefore).then(1).else(0).end()).as('urgent'),
      fn.min('since').as('oldest'),
    ])
    .executeTakeFirstOrThrow();

const HOUR = 3_600_000;

/** The instant before which what came is urgent. */
export const hoursAgo = (now: Date, hours: number): string =>
  new Date(now.getTime() - hours * HOUR).toISOString();
