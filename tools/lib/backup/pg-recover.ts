import { constants, copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startError } from '../../../api/src/base/index.ts';
import { besideBackup } from './kept-backups.ts';
import { type Base, logFolder } from './pg-archive.ts';
import { type Cluster, makeOver, ownerOf, unpackBase } from './pg-cluster.ts';

interface Point {
  readonly base: Base;
  /** The folder of the archive. */
  readonly within: string;
  readonly at: Date;
}

export interface Recovered {
  /** The same database on the recovered server, which nobody else can reach. */
  readonly url: string;
  /** The last transaction, where the log ends before the instant; null where it goes further. */
  readonly logEndsAt: string | null;
}

/** The log is not to be read by others; of an account that root took, the folder beside the backup may not even be entered. */
const OPEN_TO_ALL = '/var/tmp/.spare-';
const PORT = '5432';
const LOOKS_EVERY_MS = 200;
const ENDED_BEFORE = 'recovery ended before configured recovery target was reached';

/**
 * A PostgreSQL as it was at an instant, for as long as the work takes: the base, and the log applied to it up to there. The
 * portal's own server is not touched.
 */
export async function withRecovered<T>(
  live: string,
  { base, within, at }: Point,
  work: (recovered: Recovered) => Promise<T>,
): Promise<T> {
  const owner = await ownerOf();
  const spare = await mkdtemp(owner ? OPEN_TO_ALL : besideBackup(base.folder));
  // The address of a socket has about a hundred characters at most.
  const socket = await mkdtemp(join(tmpdir(), 'extranet-pit-'));
  let cluster: Cluster | undefined;
  try {
    cluster = await unpackBase(base.folder, spare);
    await copyLog(logFolder(within), join(spare, 'log'));
    for (const folder of owner ? [spare, socket] : [])
      await makeOver(folder, owner as readonly [number, number]);
    const logEndsAt = await recover(cluster, { log: join(spare, 'log'), socket, at });
    return await work({ url: addressAt(live, socket), logEndsAt });
  } finally {
    await cluster?.pg('pg_ctl', ['-D', cluster.data, '-m', 'immediate', 'stop']);
    await rm(spare, { recursive: true, force: true });
    await rm(socket, { recursive: true, force: true });
  }
}

/** The piece that is being received now has what there is so far. */
async function copyLog(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const name of await readdir(from))
    await copyFile(join(from, name), join(to, name.replace(/\.partial$/, '')), constants.COPYFILE_FICLONE);
}

function addressAt(live: string, socket: string): string {
  const url = new URL(live);
  const search = url.searchParams.get('options');
  url.search = '';
  url.password = '';
  url.port = PORT;
  if (search) url.searchParams.set('options', search);
  url.searchParams.set('host', socket);
  return url.href;
}

interface Place {
  readonly log: string;
  readonly socket: string;
  readonly at: Date;
}

/** Answers when the last transaction of the log was, where it ends before the instant: then all of it was applied. */
async function recover(cluster: Cluster, { at, ...place }: Place): Promise<string | null> {
  const upTo = await start(cluster, place, { recovery_target_time: asPostgresReads(at) });
  if (upTo === null) return null;
  if (!upTo.includes(ENDED_BEFORE)) throw notRecovered(upTo);
  const toTheEnd = await start(cluster, place, {});
  if (toTheEnd !== null) throw notRecovered(toTheEnd);
  return /last completed transaction was at log time (.+)/.exec(upTo)?.[1] ?? 'before the base';
}

/** Settings know no names of time zones, 'Z' among them. */
const asPostgresReads = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '+00');

const notRecovered = (said: string) =>
  startError(
    `PostgreSQL could not be recovered: ${/(?:FATAL|PANIC):\s+(.+)/.exec(said)?.[1] ?? said.trim()}.`,
  );

/** Null when it has started; else what it said. */
async function start(
  cluster: Cluster,
  { log, socket }: Omit<Place, 'at'>,
  target: Readonly<Record<string, string>>,
): Promise<string | null> {
  const { data } = cluster;
  const settings = {
    ...{ listen_addresses: '', port: PORT, unix_socket_directories: socket },
    ...{ hba_file: join(data, 'pg_hba.conf'), ident_file: join(data, 'pg_ident.conf') },
    // Nobody connects before it is where it should be; otherwise it would need as many connections as the live one has.
    hot_standby: 'off',
    ...{ archive_mode: 'off', fsync: 'off' },
    restore_command: `cp "${log}/%f" "%p"`,
    recovery_target_action: 'promote',
    ...target,
  };
  // Those of the live server (who may connect, where it listens, whom it follows) are not for this one.
  await cluster.write({
    'postgresql.auto.conf': '',
    'pg_hba.conf': 'local all all trust\n',
    'pg_ident.conf': '',
    'recovery.signal': '',
    'postgresql.conf': Object.entries(settings)
      .map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`)
      .join(''),
  });
  const saying = join(data, 'recovery.log');
  await rm(saying, { force: true });
  const { output } = await cluster.pg('pg_ctl', ['-D', data, '-l', saying, 'start']);
  return (await isThere(cluster, socket)) ? null : await readFile(saying, 'utf8').catch(() => output);
}

/** pg_ctl does not wait for the end of a recovery in which nobody may connect. */
async function isThere({ data, pg }: Cluster, socket: string): Promise<boolean> {
  for (;;) {
    if ((await pg('pg_isready', ['-q', '-h', socket, '-p', PORT])).code === 0) return true;
    if ((await pg('pg_ctl', ['-D', data, 'status'])).code !== 0) return false;
    await setTimeout(LOOKS_EVERY_MS);
  }
}
