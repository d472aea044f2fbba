// npm run promote -- faq: makes the canary the stable release for everybody.
import { parseConfig } from '../api/src/base/config/index.ts';
import { startError } from '../api/src/base/index.ts';
import { readRegistry, releaseObjects } from '../api/src/portal/releases/index.ts';
import { changeEntry } from './lib/releases/index.ts';
import { stopWith } from './lib/stop-with.ts';

try {
  const id = process.argv[2] ?? '';
  const store = await releaseObjects(parseConfig(process.env));
  const known = (await readRegistry(store)).remotes.find((entry) => entry.id === id);
  if (!known?.canary) throw startError(`There is no canary of '${id}' to promote.`);
  const { revision, remotes } = await changeEntry(store, id, (entry) =>
    entry.canary
      ? { ...entry, stable: entry.canary.release, previous: entry.stable, canary: undefined }
      : entry,
  );
  console.log(`registry ${revision}: ${id} ${remotes.find((entry) => entry.id === id)?.stable.id}`);
} catch (error) {
  stopWith(error);
}
