import { createHash } from 'node:crypto';
import {
  closeSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

interface Manifest {
  readonly rows: Record<string, number>;
  readonly files: Record<string, string>;
}

export const manifestOf = (backup: string): Manifest =>
  JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as Manifest;

const DATABASE = 'extranet.db';

/** One way to harm a backup of the embedded database, and what is said of it. */
export interface Harm {
  readonly what: string;
  does(backup: string): void;
  readonly said: RegExp;
}

/** The disk or somebody's hand: the manifest says another hash than the file has. */
export const harmsOfTheDisk = (file: string): readonly Harm[] => [
  {
    what: 'a flipped byte',
    does: (at) => flip(join(at, DATABASE)),
    said: /extranet\.db is not what was backed up/,
  },
  {
    what: 'a flipped byte of a file',
    does: (at) => flip(join(at, file)),
    said: /files\/.+ is not what was backed up/,
  },
  { what: 'a missing file', does: (at) => rmSync(join(at, file)), said: /files\/.+ is missing/ },
  {
    what: 'a truncated database',
    does: (at) => truncateSync(join(at, DATABASE), 8192),
    said: /extranet\.db is not what was backed up/,
  },
];

/** A backup that went wrong while it was taken: the hashes of its files fit. */
export const harmsOfTheTaking = (file: string): readonly Harm[] => [
  harmBySql('an emptied table', 'delete from sessions', /the table sessions has 0 rows instead of \d+/),
  harmBySql(
    'a changed row',
    "update orders set ref = ref || 'x' where ref = (select max(ref) from orders)",
    /rows of the table orders are not what was backed up/,
  ),
  harmBySql('a lost table', 'drop table jobs', /the table jobs is missing/),
  harmBySql(
    'an order of nobody',
    "update orders set user_id = 'u-gone'",
    /a row of orders names one of users that is not there/,
  ),
  { what: 'a torn page', does: tear, said: /The restored database is damaged/ },
  {
    what: 'a forgotten file',
    does: (at) => forget(at, file),
    said: /names files\/.+, which is not in the backup/,
  },
];

function flip(path: string): void {
  const handle = openSync(path, 'r+');
  const byte = Buffer.alloc(1);
  readSync(handle, byte, 0, 1, 100);
  writeSync(handle, Buffer.of((byte[0] ?? 0) ^ 1), 0, 1, 100);
  closeSync(handle);
}

function harmBySql(what: string, sql: string, said: RegExp): Harm {
  return {
    what,
    said,
    does: (at) => {
      const database = new DatabaseSync(join(at, DATABASE), { enableForeignKeyConstraints: false });
      database.exec(sql);
      database.close();
      rehash(at);
    },
  };
}

/** Writes noise over the middle of the database. */
function tear(at: string): void {
  const bytes = readFileSync(join(at, DATABASE));
  const middle = Math.floor(bytes.length / 8192) * 4096;
  writeFileSync(join(at, DATABASE), bytes.fill(0xa5, middle, middle + 4096));
  rehash(at);
}

/** Makes the manifest fit a file that was changed. */
export function rehash(at: string, path = DATABASE): void {
  const digest = createHash('sha256')
    .update(readFileSync(join(at, path)))
    .digest('hex');
  const manifest = manifestOf(at);
  write(at, { ...manifest, files: { ...manifest.files, [path]: digest } });
}

function forget(at: string, file: string): void {
  rmSync(join(at, file));
  const { [file]: _, ...files } = manifestOf(at).files;
  write(at, { ...manifestOf(at), files });
}

const write = (at: string, manifest: Manifest) =>
  writeFileSync(join(at, 'manifest.json'), JSON.stringify(manifest));
