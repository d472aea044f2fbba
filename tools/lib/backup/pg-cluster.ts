import { lchown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startError } from '../../../api/src/base/index.ts';
import { type Outcome, run } from '../run.ts';
import { pgProgram } from './pg-programs.ts';

/** A cluster in a folder of its own, which nobody serves from yet. */
export interface Cluster {
  readonly data: string;
  /** Runs one of PostgreSQL's programs, of the version that wrote the cluster, as its owner. */
  pg(name: string, args: readonly string[]): Promise<Outcome>;
  /** Writes files into the cluster's folder. */
  write(files: Readonly<Record<string, string>>): Promise<void>;
}

/** Unpacks a base backup and compares each of its files with the manifest that PostgreSQL wrote beside it. */
export async function unpackBase(base: string, spare: string): Promise<Cluster> {
  const data = join(spare, 'data');
  await mkdir(join(data, 'pg_wal'), { recursive: true, mode: 0o700 });
  for (const [archive, target] of [
    ['base.tar.gz', data],
    ['pg_wal.tar.gz', join(data, 'pg_wal')],
  ] as const) {
    const { code, output } = await run('tar', ['-xzf', join(base, archive), '-C', target]);
    if (code !== 0) throw startError(`The base ${base} is damaged: ${firstLine(output)}.`);
  }
  const owner = await ownerOf();
  const cluster = clusterOf(data, (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim(), owner);
  await cluster.write({ backup_manifest: await readFile(join(base, 'backup_manifest'), 'utf8') });
  if (owner) await makeOver(spare, owner);
  const { code, output } = await cluster.pg('pg_verifybackup', ['--quiet', data]);
  if (code !== 0) throw startError(`The base ${base} is not what was taken: ${firstLine(output)}.`);
  return cluster;
}

type Owner = readonly [uid: number, gid: number];

function clusterOf(data: string, version: string, owner: Owner | null): Cluster {
  const as = owner ? ['setpriv', `--reuid=${owner[0]}`, `--regid=${owner[1]}`, '--clear-groups'] : [];
  return {
    data,
    pg: (name, args) => {
      const [command = name, ...rest] = [...as, pgProgram(name, version), ...args];
      return run(command, rest, { cwd: data });
    },
    write: async (files) => {
      for (const [name, text] of Object.entries(files)) {
        await writeFile(join(data, name), text, { mode: 0o600 });
        if (owner) await lchown(join(data, name), ...owner);
      }
    },
  };
}

export async function makeOver(folder: string, owner: Owner): Promise<void> {
  await lchown(folder, ...owner);
  for (const path of await readdir(folder, { recursive: true })) await lchown(join(folder, path), ...owner);
}

/** PostgreSQL refuses to run as root: an ordinary account owns the cluster then. Null for whoever runs the command. */
export async function ownerOf(): Promise<Owner | null> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const [user, group] = [await run('id', ['-u', name]), await run('id', ['-g', name])];
    if (user.code === 0) return [Number(user.output), Number(group.output)];
  }
  throw startError(
    'PostgreSQL does not run as root, and there is no account postgres: use an ordinary account.',
  );
}

const firstLine = (output: string): string => output.trim().split('\n')[0] ?? '';
