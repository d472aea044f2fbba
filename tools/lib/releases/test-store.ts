import { folderObjects } from '../../../api/src/base/storage/index.ts';
import { releasesFolder } from '../../../api/src/portal/releases/index.ts';
import { PREPARED } from '../test-data-dir.ts';
import { publishAll } from './publish.ts';

export { testDataDir } from '../test-data-dir.ts';

/** Publishes the production build once for all browser tests. */
export const publishTestStore = (progress: (line: string) => void): Promise<void> =>
  publishAll(folderObjects(releasesFolder(PREPARED)), progress);
