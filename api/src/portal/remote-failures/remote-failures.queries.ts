import type { RemoteFailure } from '@extranet/shared/contracts';
import { sql } from 'kysely';
import { oneOf } from '../../base/db/one-of.ts';
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

interface Named {
  remote: string;
  release: string;
}

export async function countLoad(
  db: DbOrTransaction,
  { remote, release }: Named,
  accountId: string,
  now: Date,
): Promise<void> {
  const last_at = now.toISOString();
  await db
    .insertInto('remote_loads')
    .values({ remote, release_id: release, account_id: accountId, last_at })
    .onConflict((conflict) =>
      conflict.columns(['remote', 'release_id', 'account_id']).doUpdateSet({ last_at }),
    )
    .execute();
}

/**
 * Accounts for which this release failed when they last had it. Without those that also reported another release of the
 * remote: their own connection may be the cause.
 */
export const findFailedAccounts = (
  db: DbOrTransaction,
  { remote, release, others }: Named & { others: readonly string[] },
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
            .where(oneOf(db, 'other.release_id', others))
            .whereRef('other.account_id', '=', 'failed.account_id')
            .where('other.last_at', '>=', since.toISOString()),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('remote_loads as later')
            .select('later.last_at')
            .where('later.remote', '=', remote)
            .where('later.release_id', '=', release)
            .whereRef('later.account_id', '=', 'failed.account_id')
            .whereRef('later.last_at', '>', 'failed.last_at'),
        ),
      ),
    )
    .execute();

/** For how many accounts this release came up when they last had it, beside those for which it failed. */
export async function readVoices(
  db: DbOrTransaction,
  { remote, release, failed }: Named & { failed: number },
  since: Date,
): Promise<{ loaded: number; failed: number }> {
  const { rows } = await db
    .selectFrom('remote_loads as loaded')
    .select(({ fn }) => fn.countAll().as('rows'))
    .where('remote', '=', remote)
    .where('release_id', '=', release)
    .where('last_at', '>=', since.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('remote_failures as later')
            .select('later.reason')
            .where('later.remote', '=', remote)
            .where('later.release_id', '=', release)
            .whereRef('later.account_id', '=', 'loaded.account_id')
            .whereRef('later.last_at', '>=', 'loaded.last_at'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return { loaded: Number(rows), failed };
}

/** Every voice about a release. */
export async function forgetReports(db: DbOrTransaction, remote: string, release: string): Promise<void> {
  for (const table of ['remote_failures', 'remote_loads', 'remote_paces'] as const)
    await db.deleteFrom(table).where('remote', '=', remote).where('release_id', '=', release).execute();
}
