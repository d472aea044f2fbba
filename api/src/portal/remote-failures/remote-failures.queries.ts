import type { RemoteFailure } from '@extranet/shared/contracts';
import { sql } from 'kysely';
import type { DbOrTransaction } from '../../base/db/schema.ts';

/** All visitors share this account id; their reports never count towards a withdrawal. */
const NOBODY = '';

export async function countFailure(
  db: DbOrTransaction,
  { remote, release, reason, state, durationMs = 0 }: RemoteFailure,
  accountId: string | null,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto('remote_failures')
    .values({
      ...{ remote, release_id: release, account_id: accountId ?? NOBODY, reason, state: state ?? '' },
      ...{ longest_ms: durationMs, reports: 1, first_at: at, last_at: at },
    })
    .onConflict((conflict) =>
      conflict.columns(['remote', 'release_id', 'account_id']).doUpdateSet({
        ...{ reason, state: state ?? '', last_at: at },
        reports: sql`remote_failures.reports + 1`,
        longest_ms: sql`case when excluded.longest_ms > remote_failures.longest_ms
          then excluded.longest_ms else remote_failures.longest_ms end`,
      }),
    )
    .execute();
}

/**
 * Accounts that recently reported this release, without those that also reported another release of the remote: their
 * own connection may be the cause.
 */
export const findFailedAccounts = (
  db: DbOrTransaction,
  { remote, release, others }: { remote: string; release: string; others: string[] },
  since: Date,
): Promise<{ account_id: string; reason: string }[]> =>
  db
    .selectFrom('remote_failures as failed')
    .select(['account_id', 'reason'])
    .where('remote', '=', remote)
    .where('release_id', '=', release)
    .where('account_id', '<>', NOBODY)
    .where('last_at', '>=', since.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('remote_failures as other')
            .select('other.reason')
            .where('other.remote', '=', remote)
            .where('other.release_id', 'in', others)
            .whereRef('other.account_id', '=', 'failed.account_id')
            .where('other.last_at', '>=', since.toISOString()),
        ),
      ),
    )
    .execute();

export async function forgetFailures(db: DbOrTransaction, remote: string, release: string): Promise<void> {
  await db
    .deleteFrom('remote_failures')
    .where('remote', '=', remote)
    .where('release_id', '=', release)
    .execute();
}
