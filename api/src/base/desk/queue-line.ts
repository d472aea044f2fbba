import type { QueueKind, QueueLine } from '@extranet/shared/contracts';

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

const HOUR = 3_600_000;

/** The instant before which what came is urgent. */
export const hoursAgo = (now: Date, hours: number): string =>
  new Date(now.getTime() - hours * HOUR).toISOString();
