import type { RemoteFailure } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import type { CurrentUser } from '../../base/current-user.ts';
import { withLine } from '../releases/journal.ts';
import { announceRegistry } from '../releases/registry-mark.ts';
import { offeredShell, SHELL, withoutShellCanary } from '../releases/shell-canary.ts';
import { changeRegistry, type ShellCanary, type StoreRegistry } from '../releases/store-registry.ts';
import {
  countFailure,
  countLoad,
  findFailedAccounts,
  forgetReports,
  readVoices,
} from './remote-failures.queries.ts';
import { isBroken } from './verdict.ts';
import { WINDOW_MS } from './voices.ts';
import { isUnanimous } from './withdrawal.ts';

type Server = Pick<App, 'db' | 'releases' | 'log' | 'now'>;

interface Heard {
  canary: ShellCanary;
  /** Null for whom the canary is not offered to: they have no voice. */
  accountId: string | null;
}

/** Only pages of the canary report: those of the stable shell have no watch, and cost nothing. */
async function hear(
  { releases }: Pick<App, 'releases'>,
  release: string,
  user: CurrentUser | null,
): Promise<Heard | null> {
  const published = await releases.read().catch(() => null);
  const canary = published?.registry.shell.canary;
  if (!published || canary?.release.id !== release) return null;
  const hasVoice = user?.sessionKind === 'customer' && offeredShell(published.registry, user) === release;
  return { canary, accountId: hasVoice ? user.id : null };
}

export async function noteShellLoad(
  server: Server,
  release: string,
  user: CurrentUser | null,
): Promise<void> {
  const heard = await hear(server, release, user);
  if (heard?.accountId) await countLoad(server.db, { remote: SHELL, release }, heard.accountId, server.now());
}

export async function noteShellFailure(
  server: Server,
  report: RemoteFailure,
  user: CurrentUser | null,
): Promise<void> {
  const heard = await hear(server, report.release, user);
  if (!heard) return;
  await countFailure(server.db, report, heard.accountId, server.now());
  if (!heard.accountId) return;
  try {
    await withdrawIfBroken(server, heard.canary);
  } catch (error) {
    server.log.error({ err: error }, 'a failing canary of the shell could not be withdrawn');
  }
}

/** By the verdict on canaries of remotes, with the rate of failures that is usual: of the stable shell nothing is heard. */
async function withdrawIfBroken(server: Server, canary: ShellCanary): Promise<void> {
  const { db, releases, log, now } = server;
  const release = canary.release.id;
  const since = new Date(now().getTime() - WINDOW_MS);
  const failed = await findFailedAccounts(db, { remote: SHELL, release, others: [] }, since);
  const voices = await readVoices(db, { remote: SHELL, release, failed: failed.length }, since);
  if (!isUnanimous({ canary }, failed.length) && !isBroken(voices, { loaded: 0, failed: 0 })) return;
  const at = now().toISOString();
  const reasons = [...new Set(failed.map(({ reason }) => reason))].sort();
  const withdrawn = { release, at, accounts: failed.length, reasons };
  const reason = `${failed.length} accounts, and came up for ${voices.loaded}: ${reasons.join(', ')}`;
  const withdraw = (registry: StoreRegistry) => {
    const changed = withoutShellCanary(registry, release, withdrawn);
    const line = { at, by: 'server', action: 'withdrawal', remote: SHELL } as const;
    return changed === registry
      ? registry
      : withLine(changed, { ...line, release: registry.shell.id, before: release, reason });
  };
  const { revision, shell } = await changeRegistry(releases.objects, withdraw);
  await announceRegistry(db);
  // If it is published again, it starts without voices.
  await forgetReports(db, SHELL, release);
  if (shell.withdrawn?.at === at) log.error({ withdrawn, revision }, 'canary of the shell withdrawn');
}
