// npm run copy -- sqlite postgres: carries the embedded database of DATA_DIR over into the empty one of DATABASE_URL.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfig } from '../api/src/config.ts';
import { migrate } from '../api/src/db/migrate.ts';
import { openDatabase } from '../api/src/db/open.ts';
import { startError } from '../api/src/start-error.ts';
import { EMBEDDED } from './lib/backup/embedded.ts';
import { copyDatabase } from './lib/copy-database.ts';
import { stopWith } from './lib/preconditions.ts';

try {
  if (process.argv.slice(2).join(' ') !== 'sqlite postgres') {
    throw startError('There is one way to copy: npm run copy -- sqlite postgres.');
  }
  const { dataDir, databaseUrl } = parseConfig(process.env);
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
} catch (error) {
  stopWith(error);
}
