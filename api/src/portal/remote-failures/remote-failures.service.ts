import type { RemoteFailure } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import type { CurrentUser } from '../../base/current-user.ts';
import { SHELL } from '../releases/shell-canary.ts';
import { countFailure } from './remote-failures.queries.ts';
import { noteShellFailure } from './shell-reports.ts';
import { hear } from './voice.ts';
import { withdrawIfBroken } from './withdrawal.ts';

type Server = Pick<App, 'db' | 'releases' | 'log' | 'now'>;

/** Counts a report of a release that the registry names, and withdraws a canary that the voices say is broken. */
export async function noteFailure(
  server: Server,
  report: RemoteFailure,
  user: CurrentUser | null,
): Promise<void> {
  if (report.remote === SHELL) return noteShellFailure(server, report, user);
  const heard = await hear(server.releases, report, user);
  if (!heard) return;
  await countFailure(server.db, report, heard.accountId, server.now());
  if (!heard.isOfCanary || !heard.accountId) return;
  try {
    await withdrawIfBroken(server, heard.entry, report.release);
  } catch (error) {
    server.log.error({ err: error, remote: heard.entry.id }, 'a failing canary could not be withdrawn');
  }
}
