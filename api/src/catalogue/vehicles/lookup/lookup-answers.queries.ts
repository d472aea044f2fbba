import type { DbOrTransaction } from '../../../base/db/schema.ts';
import type { SourceAnswer, SourceVehicle } from './vehicle-source.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const KEPT_MS = 30 * 24 * HOUR_MS;
/** Longer than a question may take; after it the process that asked is thought to be gone. */
const LEASE_MS = 5000;
const ASKING = 'asking';

/** What is known of it for the moment; 'asking': somebody else asks just now. */
export type Kept = readonly SourceVehicle[] | 'unusable' | 'silent' | typeof ASKING;

export async function keptAnswer(db: DbOrTransaction, hash: string, now: Date): Promise<Kept | undefined> {
  const row = await db
    .selectFrom('vehicle_lookups')
    .select('answer')
    .where('asked_hash', '=', hash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row && (JSON.parse(row.answer) as Kept);
}

/** Of several that are about to ask for the same, in several processes, one may; the others find its answer. */
export async function claimQuestion(db: DbOrTransaction, hash: string, now: Date): Promise<boolean> {
  const claimed = rowOf(ASKING, LEASE_MS, now);
  const row = await db
    .insertInto('vehicle_lookups')
    .values({ asked_hash: hash, ...claimed })
    .onConflict((conflict) =>
      conflict
        .column('asked_hash')
        .doUpdateSet(claimed)
        .where('vehicle_lookups.expires_at', '<=', now.toISOString()),
    )
    .returning('asked_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** It was not asked after all. */
export async function leaveQuestion(db: DbOrTransaction, hash: string): Promise<void> {
  await db.deleteFrom('vehicle_lookups').where('asked_hash', '=', hash).execute();
}

/** Thirty days what is certain; for an hour, or a minute, what may be a mistake, lest it be paid for again and again. */
export async function keepAnswer(
  db: DbOrTransaction,
  hash: string,
  answer: SourceAnswer,
  now: Date,
): Promise<void> {
  const row = rowOf(typeof answer === 'string' ? answer : answer.vehicles, keptMs(answer), now);
  await db
    .insertInto('vehicle_lookups')
    .values({ asked_hash: hash, ...row })
    .onConflict((conflict) => conflict.column('asked_hash').doUpdateSet(row))
    .execute();
}

function keptMs(answer: SourceAnswer): number {
  if (answer === 'silent') return MINUTE_MS;
  return answer !== 'unusable' && answer.certain ? KEPT_MS : HOUR_MS;
}

const rowOf = (answer: Kept, forMs: number, now: Date) => ({
  answer: JSON.stringify(answer),
  asked_at: now.toISOString(),
  expires_at: new Date(now.getTime() + forMs).toISOString(),
});
