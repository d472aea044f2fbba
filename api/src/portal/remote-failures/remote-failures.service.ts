import type { RemoteFailure } from '@extranet/shared/contracts';
import { isOffered } from '@extranet/shared/registry';
import type { App } from '../../base/app-types.ts';
import type { CurrentUser } from '../../base/current-user.ts';
import { canariesOf } from '../releases/named-accounts.ts';
import { changeEntry, namedReleases, type StoreEntry } from '../releases/store-registry.ts';
import { countFailure, findFailedAccounts, forgetFailures } from './remote-failures.queries.ts';

/**
 * One report may be wrong or a lie, and two accounts may share a proxy that damages files. Three within ten minutes are no
 * coincidence, and few enough to withdraw a canary before its users have suffered for long.
 */
const ACCOUNTS = 3;
const WINDOW_MS = 10 * 60_000;
/** Of a canary that fewer accounts get by name, all of them suffice, but never a single one. */
const FEWEST_ACCOUNTS = 2;

type Server = Pick<App, 'db' | 'releases' | 'log' | 'now'>;

/** Counts a report of a release that the registry names, and withdraws a canary that enough accounts reported. */
export async function noteFailure(
  server: Server,
  report: RemoteFailure,
  user: CurrentUser | null,
): Promise<void> {
  const published = await server.releases.read().catch(() => null);
  const entry = published?.registry.remotes.find(({ id }) => id === report.remote);
  if (!published || !entry || !namedReleases(entry).some(({ id }) => id === report.release)) return;
  const isOfCanary = entry.canary?.release.id === report.release;
  const account = user && { id: user.id, canaries: canariesOf(published.registry, user.email) };
  // A report counts only if the account is offered the remote and the canary.
  const isTheirs = (user?.sessionKind === 'admin') === (entry.access === 'admin');
  const reporterId = account && isTheirs && (!isOfCanary || isOffered(entry, account)) ? account.id : null;
  await countFailure(server.db, report, reporterId, server.now());
  if (!isOfCanary || !reporterId) return;
  try {
    await withdrawIfBroken(server, entry, report.release);
  } catch (error) {
    server.log.error({ err: error, remote: entry.id }, 'a failing canary could not be withdrawn');
  }
}

async function withdrawIfBroken(server: Server, entry: StoreEntry, release: string): Promise<void> {
  const { db, releases, log, now } = server;
  const remote = entry.id;
  const others = namedReleases(entry).flatMap(({ id }) => (id === release ? [] : [id]));
  const since = new Date(now().getTime() - WINDOW_MS);
  const failed = await findFailedAccounts(db, { remote, release, others }, since);
  if (failed.length < neededAccounts(entry)) return;
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
      reason: `${failed.length} accounts: ${reasons.join(', ')}`,
    },
  );
  // If it is published again, it starts without reports.
  await forgetFailures(db, remote, release);
  const isWithdrawnHere = remotes.some(
    ({ id, withdrawn: last }) => id === remote && last?.at === withdrawn.at,
  );
  if (isWithdrawnHere) log.error({ remote, withdrawn, revision }, 'canary withdrawn');
}

function neededAccounts({ canary }: StoreEntry): number {
  if (!canary?.named || canary.percent > 0) return ACCOUNTS;
  return Math.min(ACCOUNTS, Math.max(FEWEST_ACCOUNTS, canary.named.hashes.length));
}
