import type { RemoteFailure } from '@extranet/shared/contracts';
import { isOffered } from '@extranet/shared/registry';
import type { App } from '../../base/app-types.ts';
import type { CurrentUser } from '../../base/current-user.ts';
import { canariesOf } from '../releases/named-accounts.ts';
import { changeEntry, namedReleases, type StoreEntry } from '../releases/store-registry.ts';
import { countFailure, findFailedAccounts, forgetFailures } from './remote-failures.queries.ts';

/**
 * One person may be wrong, or lie; two may share a proxy that spoils files. Three accounts within ten minutes do not
 * agree by chance, and they suffice before a canary's share has been through a morning of it.
 */
const ACCOUNTS = 3;
const WINDOW_MS = 10 * 60_000;
/** Of a canary that only a few get by name all of them suffice, but never a single one. */
const FEWEST_ACCOUNTS = 2;

type Server = Pick<App, 'db' | 'releases' | 'log' | 'now'>;

/** Counts a report of a release that the registry names; a canary that enough accounts could not have is withdrawn. */
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
  // Who is not offered the remote, or the canary, cannot have met it.
  const isTheirs = (user?.sessionKind === 'admin') === (entry.access === 'admin');
  const voice = account && isTheirs && (!isOfCanary || isOffered(entry, account)) ? account.id : null;
  await countFailure(server.db, report, voice, server.now());
  if (!isOfCanary || !voice) return;
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
  const { revision, remotes } = await changeEntry(releases.objects, remote, (current) =>
    current.canary?.release.id === release ? { ...current, canary: undefined, withdrawn } : current,
  );
  // Published once more, it starts with a clean sheet.
  await forgetFailures(db, remote, release);
  const isOurs = remotes.some(({ id, withdrawn: last }) => id === remote && last?.at === withdrawn.at);
  if (isOurs) log.error({ remote, withdrawn, revision }, 'canary withdrawn');
}

function neededAccounts({ canary }: StoreEntry): number {
  if (!canary?.named || canary.percent > 0) return ACCOUNTS;
  return Math.min(ACCOUNTS, Math.max(FEWEST_ACCOUNTS, canary.named.hashes.length));
}
