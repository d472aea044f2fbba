// npm run backup [-- folder]: database, files and a manifest into a new folder, while the portal is running.
import { resolve } from 'node:path';
import { parseConfig } from '../api/src/base/config/index.ts';
import { takeBackup } from './lib/backup/index.ts';
import { stopWith } from './lib/stop-with.ts';

try {
  const config = parseConfig(process.env);
  const now = new Date();
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = resolve(process.argv[2] ?? `${config.dataDir}-backups/${stamp}`);
  const { rows, files, lost } = await takeBackup(config, folder, now);
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  console.log(`${folder}: ${total} rows, ${Object.keys(files).length} files, ${rows.orders} orders.`);
  if (lost.length > 0) console.log(`${lost.length} files were lost before: the manifest names them.`);
} catch (error) {
  stopWith(error);
}
