import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Portal } from './portal.ts';

/** Spoils the entries of a remote, also of an earlier release, which would stand in; the answer mends them. */
export function spoilEntries(portal: Portal, id: string): () => void {
  const folder = portal.releasesOf(`remote-${id}`);
  const entries = readdirSync(folder)
    .filter((name) => !/copy/.test(name))
    .map((release) => join(folder, release, 'entry.js.br'))
    .map((path) => ({ path, sound: readFileSync(path) }));
  for (const { path, sound } of entries)
    writeFileSync(path, brotliCompressSync(`window.tampered = true;${brotliDecompressSync(sound)}`));
  return () => {
    for (const { path, sound } of entries) writeFileSync(path, sound);
  };
}
