import type { RemoteLoads } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import type { CurrentUser } from '../../base/current-user.ts';
import { knownRelease } from '../metrics/known-labels.ts';
import { SHELL } from '../releases/shell-canary.ts';
import { countLoad } from './remote-failures.queries.ts';
import { noteShellLoad } from './shell-reports.ts';
import { hear } from './voice.ts';

type Server = Pick<App, 'db' | 'releases' | 'metrics' | 'log' | 'now'>;

/** Counts what came up. While a canary is tried out, accounts with it and accounts with the stable release are its voices. */
export async function noteLoads(
  server: Server,
  { loads }: RemoteLoads,
  user: CurrentUser | null,
): Promise<void> {
  const published = await server.releases.read();
  for (const load of loads) {
    server.metrics.remoteLoads.inc(knownRelease(published, load));
    if (load.remote === SHELL) {
      await noteShellLoad(server, load.release, user);
      continue;
    }
    const heard = await hear(server.releases, load, user);
    if (!heard?.entry.canary || !heard.accountId) continue;
    // The stable release came up in place of the canary: that says nothing about how the stable one usually does.
    if (heard.hasCanary && !heard.isOfCanary) continue;
    await countLoad(server.db, load, heard.accountId, server.now());
  }
}
