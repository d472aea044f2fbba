// npm run restore -- folder [--force]: restores a backup into an empty DATA_DIR; with --force it moves aside what is there.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseConfig } from '../api/src/base/config/index.ts';
import { startError } from '../api/src/base/index.ts';
import { restoreBackup } from './lib/backup/index.ts';
import { stopWith } from './lib/stop-with.ts';

try {
  const config = parseConfig(process.env);
  const { folder, force } = readOptions();
  const { manifest, putAside } = await restoreBackup(config, folder, { force });
  const served = Object.entries(manifest.releases)
    .filter(([, release]) => release !== '')
    .map(([name, release]) => `${name} ${release}`);
  console.log(`${config.dataDir}: as of ${manifest.takenAt}, ${manifest.rows.orders} orders.`);
  if (putAside) console.log(`What was there before lies in ${putAside}.`);
  console.log(`Served then: ${served.join(', ') || 'nothing'}. npm start serves what this checkout holds.`);
} catch (error) {
  stopWith(error);
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: { force: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [folder, ...rest] = positionals;
    if (folder && rest.length === 0) return { folder: resolve(folder), force: values.force };
  } catch {
    // An unknown option gets the same answer as a missing folder.
  }
  throw startError('A restore needs the folder of a backup: npm run restore -- folder [--force].');
}
