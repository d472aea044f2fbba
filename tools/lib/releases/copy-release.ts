import { createHash } from 'node:crypto';
import type { Release } from '@extranet/shared/registry';
import { startError } from '../../../api/src/base/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import { releasePrefix } from '../../../api/src/portal/releases/index.ts';
import { inParallel } from '../run.ts';

const AT_ONCE = 8;

const sha384 = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Copies a release's directory as it is. Each file is compared with the hash that the release names for it before it is written,
 * and read back after; release.json, which makes it complete, comes last.
 */
export async function copyRelease(from: Objects, to: Objects, release: Release): Promise<number> {
  const prefix = releasePrefix(release);
  const last = `${prefix}release.json`;
  const keys = (await from.list(prefix)).map(({ key }) => key).filter((key) => key !== last);
  const announced = new Map(release.assets.map(({ file, integrity }) => [prefix + file, integrity]));
  for (const key of announced.keys())
    if (!keys.includes(key)) throw startError(`${key} is missing in ${from.place}: nothing is carried.`);
  const copy = async (key: string) => {
    const stored = await from.read(key);
    const expected = announced.get(key);
    if (!stored || (expected && sha384(stored.bytes) !== expected))
      throw startError(`${key} in ${from.place} is not what the release names: nothing is carried.`);
    await to.write(key, stored.bytes);
    const arrived = await to.read(key);
    if (!arrived || sha384(arrived.bytes) !== sha384(stored.bytes))
      throw startError(`${key} did not arrive in ${to.place} as it was sent: it is not named there.`);
  };
  await inParallel(keys, AT_ONCE, copy);
  await copy(last);
  return keys.length + 1;
}
