// npm run rollback -- faq: ends the canary, or, without a canary, makes the previous release stable again. One write.
import { parseConfig } from '../api/src/base/config/index.ts';
import { startError } from '../api/src/base/index.ts';
import { readRegistry, releaseObjects } from '../api/src/portal/releases/index.ts';
import { changeEntry } from './lib/releases/index.ts';
import { stopWith } from './lib/stop-with.ts';

try {
  const id = process.argv[2] ?? '';
  const store = await releaseObjects(parseConfig(process.env));
  const known = (await readRegistry(store)).remotes.find((entry) => entry.id === id);
  if (!known) throw startError(`There is no remote '${id}' in the registry.`);
  if (!known.canary && !known.previous) throw startError(`${id} has no release to go back to.`);
  const { revision, remotes } = await changeEntry(store, id, (entry) =>
    entry.canary || !entry.previous
      ? { ...entry, canary: undefined }
      : { ...entry, stable: entry.previous, previous: entry.stable },
  );
  console.log(`registry ${revision}: ${id} ${remotes.find((entry) => entry.id === id)?.stable.id}`);
} catch (error) {
  stopWith(error);
}
