import { sql } from 'kysely';
import type { RemoteFiguresTable } from '../../base/db/schema/system.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import type { Pace } from './pace-verdict.ts';

export interface Named {
  remote: string;
  release: string;
  day: string;
}
export type Sum = Pick<RemoteFiguresTable, 'figure' | 'bound' | 'total'>;

/** All reports add to the same rows, always in the same order: two that come at once wait for each other, never both. */
export async function addFigures(
  db: DbOrTransaction,
  { remote, release, day }: Named,
  sums: readonly Sum[],
): Promise<void> {
  if (sums.length === 0) return;
  const keyOf = ({ figure, bound }: Sum) => `${figure} ${bound}`;
  const rows = [...sums].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await db
    .insertInto('remote_figures')
    .values(rows.map((sum) => ({ remote, release_id: release, day, ...sum })))
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'release_id', 'day', 'figure', 'bound'])
        .doUpdateSet({ total: sql<number>`remote_figures.total + excluded.total` }),
    )
    .execute();
}

/** Adds to the account's voice of the day. True where it is its first one. */
export async function addPace(
  db: DbOrTransaction,
  { remote, release, day }: Named,
  account: string,
  { interactions, totalMs, errors }: Pace,
): Promise<boolean> {
  const key = { remote, release_id: release, account_id: account, day };
  const { numInsertedOrUpdatedRows: made } = await db
    .insertInto('remote_paces')
    .values({ ...key, interactions: 0, total_ms: 0, errors: 0 })
    .onConflict((conflict) => conflict.columns(['remote', 'release_id', 'account_id', 'day']).doNothing())
    .executeTakeFirstOrThrow();
  await db
    .updateTable('remote_paces')
    .set({
      interactions: sql<number>`interactions + ${interactions}`,
      total_ms: sql<number>`total_ms + ${totalMs}`,
      errors: sql<number>`errors + ${errors}`,
    })
    .where('remote', '=', remote)
    .where('release_id', '=', release)
    .where('account_id', '=', account)
    .where('day', '=', day)
    .execute();
  return made === 1n;
}

/** The voices of a release since that day. Without accounts that had the other one too: that says nothing about this one alone. */
export async function readPaces(
  db: DbOrTransaction,
  { remote, release, day: since }: Named,
  except: string,
): Promise<Pace[]> {
  const rows = await db
    .selectFrom('remote_paces as own')
    .select(({ fn }) => [
      'account_id',
      fn.sum('interactions').as('interactions'),
      fn.sum('total_ms').as('total_ms'),
      fn.sum('errors').as('errors'),
    ])
    .where('remote', '=', remote)
    .where('release_id', '=', release)
    .where('day', '>=', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('remote_paces as other')
            .select('other.day')
            .where('other.remote', '=', remote)
            .where('other.release_id', '=', except)
            .whereRef('other.account_id', '=', 'own.account_id')
            .where('other.day', '>=', since),
        ),
      ),
    )
    .groupBy('account_id')
    .execute();
  return rows.map(({ interactions, total_ms, errors }) => ({
    interactions: Number(interactions),
    totalMs: Number(total_ms),
    errors: Number(errors),
  }));
}

export interface DaySum extends Sum {
  remote: string;
  release: string;
  day: string;
}

export async function readFigures(db: DbOrTransaction, since: string): Promise<DaySum[]> {
  const rows = await db
    .selectFrom('remote_figures')
    .select(['remote', 'release_id', 'day', 'figure', 'bound', 'total'])
    .where('day', '>=', since)
    .execute();
  return rows.map(({ release_id: release, total, ...row }) => ({ ...row, release, total: Number(total) }));
}

/** For how many accounts each release failed since then. */
export async function countFailedAccounts(db: DbOrTransaction, since: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('remote_failures')
    .select(({ fn }) => ['remote', 'release_id', fn.countAll().as('accounts')])
    .where('account_id', '<>', '')
    .where('last_at', '>=', since)
    .groupBy(['remote', 'release_id'])
    .execute();
  return new Map(rows.map((row) => [`${row.remote} ${row.release_id}`, Number(row.accounts)]));
}
