// npm run backup [-- folder]: database, files and a manifest into a new folder, while the portal is running.
//   --prove [folder]: restores one into a spare place, compares it, and tells the portal; by default the newest one.
//   --nightly [--to folder] [--keep 14]: takes one, proves it, removes old ones. The server does it with BACKUP_DIR.
//   --archive [--to folder]: receives the log of a PostgreSQL for as long as it runs (restore -- --at).
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, parseConfig } from '../api/src/base/config/index.ts';
import { startError } from '../api/src/base/index.ts';
import {
  archivePostgres,
  backUpAndProve,
  nameOfInstant,
  newestBackup,
  type Proven,
  proveAndNote,
  takeBackup,
} from './lib/backup/index.ts';
import { stopWith } from './lib/stop-with.ts';

try {
  const config = parseConfig(process.env);
  const { folder, to, keep, prove, nightly, archive } = readOptions();
  const within = to ?? config.backups?.folder ?? `${config.dataDir}-backups`;
  const now = () => new Date();
  if (prove) tellProven(await proveAndNote(config, await newestBackup(folder ?? within), now));
  else if (nightly) {
    const { proven, removed } = await backUpAndProve(config, {
      within,
      keep: keep ?? config.backups?.keep ?? 14,
    });
    tellProven(proven);
    if (removed.length > 0) console.log(`Removed: ${removed.join(', ')}.`);
  } else if (archive) await archivePostgres(config, within, console.log);
  else await take(config, folder ?? resolve(within, nameOfInstant(now())));
} catch (error) {
  stopWith(error);
}

async function take(config: Config, folder: string): Promise<void> {
  const { rows, files, lost } = await takeBackup(config, folder);
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  console.log(`${folder}: ${total} rows, ${Object.keys(files).length} files, ${rows.orders} orders.`);
  if (lost.length > 0) console.log(`${lost.length} files were lost before: the manifest names them.`);
}

function tellProven({ backup, takenAt, seconds, rows, checks }: Proven): void {
  console.log(
    `${backup}, taken at ${takenAt}: restored into a spare place in ${seconds} s, and what was backed up.`,
  );
  console.log(`Compared: ${rows} rows; ${checks.join('; ')}.`);
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        to: { type: 'string' },
        keep: { type: 'string' },
        prove: { type: 'boolean', default: false },
        nightly: { type: 'boolean', default: false },
        archive: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const { to, keep, prove, nightly, archive } = values;
    const [folder, ...rest] = positionals.map((path) => resolve(path));
    const ways = [prove, nightly, archive].filter(Boolean).length;
    const known = keep === undefined || /^[1-9]\d{0,3}$/.test(keep);
    if (rest.length === 0 && ways <= 1 && known && !(folder && (nightly || archive)))
      return {
        folder,
        to: to && resolve(to),
        keep: keep === undefined ? undefined : Number(keep),
        prove,
        nightly,
        archive,
      };
  } catch {
    // An unknown option gets the same answer.
  }
  throw startError(
    'npm run backup [-- folder], -- --prove [folder], -- --nightly [--to folder] [--keep 14], or -- --archive [--to folder].',
  );
}
