import { createHash, type KeyObject } from 'node:crypto';
import type { Objects } from '../../base/storage/objects.ts';
import { isBy, over } from './signing.ts';
import type { Moment } from './stamps.ts';
import type { Seal } from './store-registry.ts';

export const hashOf = (bytes: Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

const sealText = (shell: string, { epoch, revision, files }: Omit<Seal, 'signature'>): string =>
  JSON.stringify({ shell, epoch, revision, files: Object.entries(files).sort() });

const SHELL_FILES = ['index.html', 'shell.json'] as const;

/** Hashes what is in the store, which whoever seals has just built or been told to go back to. */
export async function sealShell(
  objects: Objects,
  shell: string,
  { epoch, revision }: Moment,
  key: KeyObject,
): Promise<Seal> {
  const files: Record<string, string> = {};
  for (const name of SHELL_FILES) {
    const stored = await objects.read(`host/${shell}/${name}`);
    if (!stored) throw new Error(`host/${shell}/${name} is missing in ${objects.place}`);
    files[name] = hashOf(stored.bytes);
  }
  const facts = { epoch, revision, files };
  return { ...facts, signature: over(sealText(shell, facts), key) };
}

export const isSealBy = (platform: string, shell: string, seal: Seal, epoch: number): boolean =>
  seal.epoch === epoch && isBy(platform, sealText(shell, seal), seal.signature);

/** Throws when a file of the shell is not what it was when it was built. */
export function assertHash(name: string, bytes: Uint8Array, expected: string | undefined): void {
  if (expected && hashOf(bytes) !== expected)
    throw new Error(`the shell's ${name} is not the one that was released`);
}

/** Throws when one of the files that pages fetch is not what the shell names: the page would stay white in every browser. */
export async function assertAssets(objects: Objects, files: Readonly<Record<string, string>>): Promise<void> {
  const assets = Object.entries(files).filter(([name]) => name.startsWith('assets/'));
  await Promise.all(
    assets.map(async ([name, expected]) => {
      const stored = await objects.read(`host/${name}`);
      if (!stored) throw new Error(`the shell's ${name} is missing in ${objects.place}`);
      assertHash(name, stored.bytes, expected);
    }),
  );
}
