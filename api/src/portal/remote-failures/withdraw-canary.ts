import type { App } from '../../base/app-types.ts';
import { announceRegistry } from '../releases/registry-mark.ts';
import { changeEntry, type StoreEntry } from '../releases/store-registry.ts';
import { forgetReports } from './remote-failures.queries.ts';

interface Why {
  release: string;
  /** How many accounts' voices took it out. */
  accounts: number;
  reasons: string[];
  /** In words, for the journal. */
  reason: string;
}

type Server = Pick<App, 'db' | 'releases' | 'log' | 'now'>;

/** Takes a canary out, writes into the registry when and why, and tells every server, so that open pages hear of it at once. */
export async function withdrawCanary(server: Server, entry: StoreEntry, why: Why): Promise<void> {
  const { db, releases, log, now } = server;
  const remote = entry.id;
  const { release, accounts, reasons, reason } = why;
  const withdrawn = { release, at: now().toISOString(), accounts, reasons };
  const { revision, remotes } = await changeEntry(
    releases.objects,
    remote,
    (current) =>
      current.canary?.release.id === release ? { ...current, canary: undefined, withdrawn } : current,
    {
      ...{ at: withdrawn.at, by: 'server', action: 'withdrawal', remote },
      ...{ release: entry.stable.id, before: release, reason },
    },
  );
  await announceRegistry(db);
  // If it is published again, it starts without voices.
  await forgetReports(db, remote, release);
  const isWithdrawnHere = remotes.some(
    ({ id, withdrawn: last }) => id === remote && last?.at === withdrawn.at,
  );
  if (isWithdrawnHere) log.error({ remote, withdrawn, revision }, 'canary withdrawn');
}
