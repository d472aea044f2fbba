// npm run copy -- sqlite postgres: carries the embedded database of DATA_DIR over into the empty one of DATABASE_URL.
// npm run copy -- folder bucket: carries the files of DATA_DIR over into the bucket of FILES_URL.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, parseConfig } from '../api/src/base/config/index.ts';
import { migrate, openDatabase } from '../api/src/base/db/index.ts';
import { assertFiles, bucketOfFiles } from '../api/src/base/files/index.ts';
import { startError } from '../api/src/base/index.ts';
import { copyDatabase, EMBEDDED, sendFinished } from './lib/backup/index.ts';
import { stopWith } from './lib/stop-with.ts';

const ways: Record<string, (config: Config) => Promise<void>> = {
  'sqlite postgres': carryDatabase,
  'folder bucket': carryFiles,
};

try {
  const way = ways[process.argv.slice(2).join(' ')];
  if (!way) {
    throw startError(
      'There are two ways to copy: npm run copy -- sqlite postgres, npm run copy -- folder bucket.',
    );
  }
  await way(parseConfig(process.env));
} catch (error) {
  stopWith(error);
}

async function carryDatabase({ dataDir, databaseUrl }: Config): Promise<void> {
  if (!databaseUrl) throw startError('DATABASE_URL must name the database to copy into.');
  if (!existsSync(join(dataDir, EMBEDDED)))
    throw startError(`DATA_DIR ${dataDir} holds no embedded database.`);
  // As its owner: an order that a running server takes during the copy would stay behind.
  const source = await openDatabase({ dataDir, databaseUrl: null });
  const target = await openDatabase({ dataDir, databaseUrl });
  try {
    await migrate(source);
    await migrate(target);
    await copyDatabase(source, target, (line) => console.log(`  ${line}`));
  } finally {
    await target.close();
    await source.close();
  }
  console.log(
    'Everything is there. Start with this DATABASE_URL and the same DATA_DIR, which holds the files.',
  );
}

/** Also beside a running portal, and again once it is stopped: only what is missing goes. */
async function carryFiles(config: Config): Promise<void> {
  const bucket = await bucketOfFiles(config);
  if (!bucket) throw startError('FILES_URL must name the bucket to copy into.');
  await assertFiles(config);
  const sent = await sendFinished(join(config.dataDir, 'files'), bucket);
  console.log(`${sent} files went to ${bucket.place}. Start with this FILES_URL.`);
}
