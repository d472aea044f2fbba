import type { App } from '../../base/app-types.ts';
import { changeEntry, namedReleases, type StoreEntry } from '../releases/store-registry.ts';
import { findFailedAccounts, forgetReports, readVoices } from './remote-failures.queries.ts';
import { isBroken } from './verdict.ts';

/** Of each account the last voice of a day counts: there are garages that come in once in the morning. */
const WINDOW_MS = 24 * 3_600_000;
/** A canary by name for so few accounts is judged by all of them, but never by one alone. */
const FEW_ACCOUNTS = 2;

type Server = Pick<App, 'db' | 'releases' | 'log' | 'now'>;

/** Withdraws the canary when its accounts' voices say that it is broken, and writes into the registry why. */
export async function withdrawIfBroken(server: Server, entry: StoreEntry, release: string): Promise<void> {
  const { db, releases, log, now } = server;
  const remote = entry.id;
  const since = new Date(now().getTime() - WINDOW_MS);
  const others = namedReleases(entry).flatMap(({ id }) => (id === release ? [] : [id]));
  const failed = await findFailedAccounts(db, { remote, release, others }, since);
  const voices = await readVoices(db, { remote, release, failed: failed.length }, since);
  const stableFailed = await findFailedAccounts(
    db,
    { remote, release: entry.stable.id, others: [release] },
    since,
  );
  const stable = { remote, release: entry.stable.id, failed: stableFailed.length };
  if (!isUnanimous(entry, failed.length) && !isBroken(voices, await readVoices(db, stable, since))) return;
  const reasons = [...new Set(failed.map(({ reason }) => reason))].sort();
  const withdrawn = { release, at: now().toISOString(), accounts: failed.length, reasons };
  const { revision, remotes } = await changeEntry(
    releases.objects,
    remote,
    (current) =>
      current.canary?.release.id === release ? { ...current, canary: undefined, withdrawn } : current,
    {
      ...{ at: withdrawn.at, by: 'server', action: 'withdrawal', remote },
      ...{ release: entry.stable.id, before: release },
      reason: `${failed.length} accounts, and came up for ${voices.loaded}: ${reasons.join(', ')}`,
    },
  );
  // If it is published again, it starts without voices.
  await forgetReports(db, remote, release);
  const isWithdrawnHere = remotes.some(
    ({ id, withdrawn: last }) => id === remote && last?.at === withdrawn.at,
  );
  if (isWithdrawnHere) log.error({ remote, withdrawn, revision }, 'canary withdrawn');
}

const isUnanimous = ({ canary }: StoreEntry, failed: number): boolean =>
  canary?.named !== undefined &&
  canary.percent === 0 &&
  canary.named.hashes.length <= FEW_ACCOUNTS &&
  failed >= FEW_ACCOUNTS;
