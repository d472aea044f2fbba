import type { RemoteFailure } from '@extranet/shared/contracts';
import { sql } from 'kysely';
import type { DbOrTransaction } from '../../base/db/schema.ts';

/** Everybody who is not signed in is one voice, and one that never counts. */
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
 * Accounts whose pages could not have this release of late, though they could have another release of the remote: whom
 * nothing reaches is cut off, and says nothing about the release.
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
