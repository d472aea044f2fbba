import { access, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../api/src/base/config/index.ts';
import { startError } from '../../../api/src/base/index.ts';
import { run } from '../run.ts';
import { removeLeftovers } from './kept-backups.ts';
import { bases, basesFolder, logFolder, takeBase } from './pg-archive.ts';

/** A piece of the log: its timeline and its place, eight and sixteen digits. */
const PIECE = /^[0-9A-F]{24}(\.partial)?$/;
const placeOf = (piece: string): string => piece.slice(8, 24);

export const hasArchive = ({ databaseUrl }: Config, within: string): Promise<boolean> =>
  access(logFolder(within)).then(
    () => databaseUrl !== null,
    () => false,
  );

/** Takes another base, from which less log is to be applied, and removes old ones with the log that only they need. */
export async function renewArchive(config: Config, within: string, keep: number): Promise<void> {
  await removeLeftovers(basesFolder(within), new Date());
  await takeBase(config, within);
  const all = await bases(within);
  for (const { folder } of all.slice(keep)) await rm(folder, { recursive: true });
  const oldest = all.slice(0, keep).at(-1);
  if (!oldest) return;
  const needed = placeOf(await firstPieceOf(oldest.folder));
  for (const name of await readdir(logFolder(within)))
    if (PIECE.test(name) && placeOf(name) < needed) await rm(join(logFolder(within), name));
}

/** The log is applied from this piece on. */
async function firstPieceOf(base: string): Promise<string> {
  const { output } = await run('tar', ['-xzOf', join(base, 'base.tar.gz'), 'backup_label']);
  const piece = /^START WAL LOCATION: .+\(file ([0-9A-F]{24})\)/m.exec(output)?.[1];
  if (!piece) throw startError(`The base ${base} is damaged: it does not say where its log begins.`);
  return piece;
}
