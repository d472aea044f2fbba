// npm run restore -- folder [--force]: restores a backup into an empty DATA_DIR; with --force it moves aside what is there.
//   -- --at 2026-11-27T03:14:00Z [--from folder] [--force]: as of that instant, out of what is kept in BACKUP_DIR: with
//   PostgreSQL exactly, by its log; with the embedded database the last backup before.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, parseConfig } from '../api/src/base/config/index.ts';
import { startError } from '../api/src/base/index.ts';
import { backupBefore, backupOfInstant, restoreBackup } from './lib/backup/index.ts';
import { stopWith } from './lib/stop-with.ts';

try {
  const config = parseConfig(process.env);
  const { at, from, force, ...named } = readOptions();
  const within = from ?? config.backups?.folder ?? `${config.dataDir}-backups`;
  const folder = at ? await chosen(config, within, at) : named.folder;
  const { manifest, putAside } = await restoreBackup(config, folder, { force });
  const served = Object.entries(manifest.releases)
    .filter(([, release]) => release !== '')
    .map(([name, release]) => `${name} ${release}`);
  console.log(`${config.dataDir}: as of ${manifest.takenAt}, ${manifest.rows.orders} orders.`);
  if (manifest.lost.length > 0)
    console.log(`${manifest.lost.length} files are lost: ${folder}/manifest.json names them.`);
  if (putAside) console.log(`What was there before lies in ${putAside}.`);
  console.log(`Served then: ${served.join(', ') || 'nothing'}. npm start serves what this checkout holds.`);
} catch (error) {
  stopWith(error);
}

/** Says what is not in what is restored, before anything is replaced. */
async function chosen(config: Config, within: string, at: Date): Promise<string> {
  if (config.databaseUrl) {
    const { folder, said } = await backupOfInstant(config, within, at);
    console.log(said);
    return folder;
  }
  const { folder, takenAt } = await backupBefore(within, at);
  const lost = `what was written from ${takenAt} to ${at.toISOString()} is not in it`;
  console.log(`The embedded database keeps no log. The last backup before is ${folder}: ${lost}.`);
  return folder;
}

function readOptions(): { at: Date | null; folder: string; from: string | null; force: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: {
        at: { type: 'string' },
        from: { type: 'string' },
        force: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [folder, ...rest] = positionals;
    const { force } = values;
    const from = values.from ? resolve(values.from) : null;
    if (values.at && !folder) return { at: instantOf(values.at), folder: '', from, force };
    if (folder && rest.length === 0 && !values.at && !from)
      return { at: null, folder: resolve(folder), from, force };
  } catch {
    // An unknown option gets the same answer as a missing folder.
  }
  throw startError(
    'A restore needs the folder of a backup, or an instant that is past: npm run restore -- folder [--force], or npm run restore -- --at 2026-11-27T03:14:00Z [--from folder] [--force].',
  );
}

/** With its zone: an hour without one would be another instant on another machine. */
function instantOf(text: string): Date {
  const at = new Date(text);
  const zoned = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  if (!zoned || Number.isNaN(at.getTime()) || at.getTime() > Date.now()) throw startError(text);
  return at;
}
