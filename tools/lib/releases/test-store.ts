import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderObjects } from '../../../api/src/base/storage/index.ts';
import { releasesFolder } from '../../../api/src/portal/releases/index.ts';
import { root } from '../workspaces.ts';
import { publishAll } from './publish.ts';

const PREPARED = join(root, '.cache/test-portal');

/** Publishes the production build once for all browser tests. */
export const publishTestStore = (progress: (line: string) => void): Promise<void> =>
  publishAll(folderObjects(releasesFolder(PREPARED)), progress);

/** A new data folder with a copy of the published releases, which the test may change. */
export async function testDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'extranet-e2e-'));
  await cp(releasesFolder(PREPARED), releasesFolder(folder), { recursive: true });
  return folder;
}
