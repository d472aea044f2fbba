// Apart from the room of releases, whose door loads all that publishes: a browser test's process only copies.
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releasesFolder } from '../../api/src/portal/releases/index.ts';
import { root } from './workspaces.ts';

/** Where the production build is published for all browser tests. */
export const PREPARED = join(root, '.cache/test-portal');

/** A new data folder with a copy of the published releases, which the test may change. */
export async function testDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'extranet-e2e-'));
  await cp(releasesFolder(PREPARED), releasesFolder(folder), { recursive: true });
  return folder;
}
