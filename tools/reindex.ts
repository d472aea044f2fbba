// npm run reindex: builds the search index anew beside the one in use, and then puts it in its place. The portal goes on meanwhile.
import { parseConfig } from '../api/src/base/config/index.ts';
import { assertMigrated, openDatabase } from '../api/src/base/db/index.ts';
import { rebuildIndex } from '../api/src/catalogue/index.ts';
import { stopWith } from './lib/stop-with.ts';

const PER_PAGE = 1000;

try {
  const database = await openDatabase(parseConfig(process.env), { owner: false });
  await assertMigrated(database);
  const began = performance.now();
  const isBuilt = await rebuildIndex(database, { perPage: PER_PAGE, now: () => new Date() });
  await database.close();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    isBuilt
      ? `The search index was built anew in ${seconds} s.`
      : 'Another process is building the search index: nothing was done.',
  );
} catch (error) {
  stopWith(error);
}
