import { spawn } from 'node:child_process';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../api/src/base/config/index.ts';
import { startError } from '../../../api/src/base/index.ts';
import { run } from '../run.ts';
import { nameOfInstant } from './kept-backups.ts';
import { pgProgram } from './pg-programs.ts';
import { connection, isMissing } from './pg-tool.ts';

/** PostgreSQL keeps its log for as long as nobody has received it under this name. */
const SLOT = 'extranet_archive';
const BASES = 'postgres-bases';
const LOG = 'postgres-log';
/** Drafts and spare places lie beside them. */
const BASE = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/;

export const logFolder = (within: string): string => join(within, LOG);
export const basesFolder = (within: string): string => join(within, BASES);

export interface Base {
  readonly folder: string;
  readonly endedAt: Date;
}

/** Base backups, newest first. They are named by the instant from which on they can be used: their end. */
export async function bases(within: string): Promise<Base[]> {
  const names = await readdir(basesFolder(within)).catch(() => []);
  return names
    .filter((name) => BASE.test(name))
    .sort()
    .reverse()
    .map((name) => ({ folder: join(basesFolder(within), name), endedAt: instantOf(name) }));
}

const instantOf = (name: string) =>
  new Date(`${name.slice(0, 13)}:${name.slice(14, 16)}:${name.slice(17, 19)}Z`);

/**
 * Receives the log as it is written, by PostgreSQL's own pg_receivewal, for as long as it runs: also over restarts of the server,
 * which keeps what was not received. Takes a base first where there is none, without which a log is of no use.
 */
export async function archivePostgres(
  config: Config,
  within: string,
  say: (line: string) => void,
): Promise<void> {
  const url = postgresOf(config);
  await mkdir(logFolder(within), { recursive: true });
  const { target, env } = connection(url);
  const program = pgProgram('pg_receivewal');
  const common = [`--dbname=${target}`, `--slot=${SLOT}`];
  const created = await run(program, [...common, '--create-slot', '--if-not-exists'], { env });
  if (created.code !== 0) throw failed('pg_receivewal', created);
  const child = spawn(program, [...common, `--directory=${logFolder(within)}`, '--synchronous'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  const stop = () => child.kill('SIGINT');
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, stop);
  try {
    if ((await bases(within)).length === 0) await takeBase(config, within);
    say(`The log of PostgreSQL is received into ${logFolder(within)}.`);
  } catch (error) {
    stop();
    throw error;
  }
  if ((await ended) !== 0) throw startError('pg_receivewal ended: what it said stands above.');
}

/** All that PostgreSQL has, as it is on its disk: the log is applied to it. */
export async function takeBase(config: Config, within: string): Promise<string> {
  const draft = join(basesFolder(within), `${nameOfInstant(new Date())}.part`);
  const { target, env } = connection(postgresOf(config));
  await mkdir(basesFolder(within), { recursive: true });
  try {
    const args = [`--dbname=${target}`, `--pgdata=${draft}`, '--format=tar', '--gzip', '--wal-method=stream'];
    const taken = await run(pgProgram('pg_basebackup'), [...args, '--checkpoint=fast'], { env });
    if (taken.code !== 0) throw failed('pg_basebackup', taken);
    // A second later at least: the name has whole seconds, and an instant before the end cannot be reached.
    const name = nameOfInstant(new Date(Date.now() + 1000));
    await rename(draft, join(basesFolder(within), name));
    return join(basesFolder(within), name);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

function postgresOf({ databaseUrl }: Config): string {
  if (databaseUrl) return databaseUrl;
  throw startError(
    'An archive is of a PostgreSQL: DATABASE_URL must name it. The embedded database has its backups each night.',
  );
}

function failed(tool: string, outcome: Awaited<ReturnType<typeof run>>): Error {
  return startError(
    isMissing(outcome)
      ? `${tool} is not on this machine: it comes with PostgreSQL's client (Debian: postgresql-client).`
      : `${tool} failed: ${outcome.output.trim().split('\n').at(-1)}. It needs an account with REPLICATION, and a line of pg_hba.conf for it.`,
  );
}
