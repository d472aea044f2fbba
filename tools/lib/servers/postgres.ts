import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { appendFile, chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Outcome, run } from '../run.ts';
import { aptInstall } from './apt.ts';
import { freePort } from './free-port.ts';

export interface TestPostgres {
  url: string;
  stop: () => Promise<void>;
}

/** A cluster that belongs to one test, which may stop and freeze it. */
export interface OwnPostgres extends TestPostgres {
  /** Stops it as a power failure would, without a last checkpoint. */
  kill: () => Promise<void>;
  /** Starts it again after `kill`. */
  start: () => Promise<void>;
  /** Pauses all its processes. Its port goes on accepting connections. */
  freeze: () => void;
  thaw: () => void;
  /** Ends the recovery of a replica: it goes its own way from here. */
  promote: () => Promise<void>;
  /** A second cluster that follows this one, as it is in production. */
  replica: () => Promise<OwnPostgres>;
}

const DEBIAN = '/usr/lib/postgresql';

interface Options {
  /** Writes each commit to the disk as in production, for measurements. */
  durable?: boolean;
  /** The folder in which the cluster's own folder is created. */
  folder?: string;
  /** Who else may connect, beside this machine: the addresses of others, '10.222.0.0/16'. */
  network?: string;
}

/**
 * A PostgreSQL for the tests: the one named by DATABASE_URL_TEST, whose account may create databases, or a throw-away
 * cluster in a temporary folder with Debian's binaries. Undefined when neither can be had.
 */
export async function startTestPostgres(options: Options = {}): Promise<TestPostgres | undefined> {
  const given = process.env.DATABASE_URL_TEST;
  if (given) return { url: given, stop: async () => {} };
  return startOwnPostgres(options);
}

export async function startOwnPostgres(options: Options = {}): Promise<OwnPostgres | undefined> {
  if (!binaries()) await aptInstall('postgresql');
  const bin = binaries();
  return bin ? startCluster(bin, options) : undefined;
}

function binaries(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const newest = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))[0];
  return newest && join(DEBIAN, newest, 'bin');
}

async function startCluster(
  bin: string,
  { durable = false, folder: parent = tmpdir(), network }: Options,
): Promise<OwnPostgres | undefined> {
  const { folder, runAsOwner } = await ownFolder(bin, parent);
  const created = await runAsOwner('initdb', [
    '-D',
    `${folder}/data`,
    '-U',
    'extranet',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  // Test data need not survive a crash, so they are not synchronised to the disk. Measurements use production's settings.
  const synchronised = durable ? '' : '-c fsync=off -c full_page_writes=off ';
  const settings = `${synchronised}-c max_connections=100${network ? ' -c listen_addresses=*' : ''}`;
  if (network) await appendFile(`${folder}/data/pg_hba.conf`, `host all all ${network} trust\n`);
  return startIn({ bin, parent, folder, runAsOwner, settings }, created);
}

interface Place {
  readonly bin: string;
  readonly parent: string;
  readonly folder: string;
  readonly runAsOwner: (command: string, args: string[]) => Promise<Outcome>;
  readonly settings: string;
}

/** A folder for a cluster, and how its owner runs commands. PostgreSQL refuses to run as root, so an ordinary user owns it then. */
async function ownFolder(bin: string, parent: string): Promise<Pick<Place, 'folder' | 'runAsOwner'>> {
  const folder = await mkdtemp(join(parent, 'extranet-pg-'));
  const account = process.getuid?.() === 0 ? await ordinaryUser() : undefined;
  if (account) await chown(folder, account.uid, account.gid);
  await chmod(folder, 0o700);
  const runAsOwner = (command: string, args: string[]) =>
    account
      ? run(
          'setpriv',
          [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', join(bin, command), ...args],
          { cwd: folder },
        )
      : run(join(bin, command), args, { cwd: folder });
  return { folder, runAsOwner };
}

/** Starts the cluster that was created in the folder. */
async function startIn(place: Place, created: Outcome): Promise<OwnPostgres | undefined> {
  const { folder, runAsOwner } = place;
  const port = await freePort();
  const settings = `-p ${port} -h 127.0.0.1 -k ${folder} ${place.settings}`;
  const pgCtl = (...args: string[]) => runAsOwner('pg_ctl', ['-D', `${folder}/data`, ...args]);
  const start = () => pgCtl('-l', `${folder}/log`, '-w', '-o', settings, 'start');
  const kill = () => pgCtl('-m', 'immediate', 'stop');
  const started = await start();
  const stop = async () => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  };
  if (created.code === 0 && started.code === 0) {
    const signal = (name: NodeJS.Signals) => signalCluster(`${folder}/data`, name);
    const url = `postgres://extranet@127.0.0.1:${port}/postgres`;
    return {
      url,
      stop,
      kill: async () => void (await kill()),
      start: async () => void (await start()),
      freeze: () => signal('SIGSTOP'),
      thaw: () => signal('SIGCONT'),
      promote: async () => void (await pgCtl('-w', 'promote')),
      replica: () => startReplica(place, url),
    };
  }
  console.log(`  PostgreSQL did not start: ${created.output}${started.output}`);
  await stop();
  return undefined;
}

async function startReplica({ bin, parent, settings }: Place, url: string): Promise<OwnPostgres> {
  const own = await ownFolder(bin, parent);
  const copied = await own.runAsOwner('pg_basebackup', [
    ...['-d', url, '-D', `${own.folder}/data`],
    ...['-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
  ]);
  const replica = await startIn({ bin, parent, settings, ...own }, copied);
  if (!replica) throw new Error('the replica did not start');
  return replica;
}

/** Sends the signal to the main process and to those that serve its connections. */
function signalCluster(data: string, name: NodeJS.Signals): void {
  const first = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  const others = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ');
  for (const pid of [first, ...others].map(Number)) if (pid > 0) signalIfThere(pid, name);
}

/** A process that ended while its parent was paused stays listed until the parent continues: it may be gone by now. */
function signalIfThere(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function ordinaryUser(): Promise<{ uid: number; gid: number }> {
  for (const name of ['postgres', 'nobody']) {
    const { code, output } = await run('id', ['-u', name]);
    const group = await run('id', ['-g', name]);
    if (code === 0) return { uid: Number(output), gid: Number(group.output) };
  }
  throw new Error('there is no ordinary user to run PostgreSQL as');
}
