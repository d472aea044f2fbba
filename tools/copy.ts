// npm run copy -- sqlite postgres: copies the embedded database of DATA_DIR into the empty one of DATABASE_URL.
// npm run copy -- folder bucket: copies the files of DATA_DIR into the bucket of FILES_URL.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, parseConfig } from '../api/src/base/config/index.ts';
import { migrate, openDatabase } from '../api/src/base/db/index.ts';
import { assertFiles, bucketOfFiles } from '../api/src/base/files/index.ts';
import { startError } from '../api/src/base/index.ts';
import { copyDatabase, EMBEDDED, sendFinished } from './lib/backup/index.ts';
import { stopWith } from './lib/stop-with.ts';

const ways: Record<string, (config: Config) => Promise<void>> = {
  'sqlite postgres': databaseToPostgres,
  'folder bucket': filesToBucket,
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

async function databaseToPostgres({ dataDir, databaseUrl }: Config): Promise<void> {
  if (!databaseUrl) throw startError('DATABASE_URL must name the database to copy into.');
  if (!existsSync(join(dataDir, EMBEDDED)))
    throw startError(`DATA_DIR ${dataDir} holds no embedded database.`);
  // Opened as its owner, which fails while a server runs: an order placed during the copy would be lost.
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

/** Copies missing files only, so that it can run beside the portal, and once more, briefly, when the portal is stopped. */
async function filesToBucket(config: Config): Promise<void> {
  const bucket = await bucketOfFiles(config);
  if (!bucket) throw startError('FILES_URL must name the bucket to copy into.');
  await assertFiles(config);
  const sent = await sendFinished(join(config.dataDir, 'files'), bucket);
  console.log(`${sent} files went to ${bucket.place}. Start with this FILES_URL.`);
}
