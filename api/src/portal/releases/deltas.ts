import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';

/** 'Dictionary-Compressed Zstandard' (RFC 9842): a frame that any decoder skips, with the hash of the dictionary in it. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
const LEVEL = 19;
/** Programs and styles; what has another hash in its name is the same file of another release. */
const HASHED = /\.[0-9a-f]{10,12}(?=\.(?:js|css)$)/;

export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** 'route-faq.3fa9c2d1e0aa.js' -> 'route-faq.js': what a file is called in every release; null for what has no deltas. */
export const timelessName = (name: string): string | null =>
  /\.(js|css)$/.test(name) ? name.replace(HASHED, '') : null;

/** Where the delta lies that makes the file of this key out of a dictionary. */
export const deltaKey = (key: string, dictionaryHash: Uint8Array): string =>
  `${key}.${Buffer.from(dictionaryHash).toString('hex').slice(0, 32)}.dcz`;

/** The file as what it has other than the dictionary. */
export async function deltaOf(bytes: Uint8Array, dictionary: Uint8Array): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: LEVEL };
  const frame = await promisify(zstdCompress)(bytes, { dictionary: Buffer.from(dictionary), params });
  return Buffer.concat([MAGIC, sha256(dictionary), frame]);
}

/**
 * For which later files a browser may keep this one as a dictionary: those of the same name, with another hash and, where it is a
 * remote's, in the directory of another release. Null for what has no deltas.
 */
export function dictionaryFor(path: string): string | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (!timelessName(name)) return null;
  const ofRemote = /^(\/r\/[^/]+\/)[^/]+\/[^/]+$/.exec(path);
  const folder = ofRemote ? `${ofRemote[1]}*/` : path.slice(0, path.lastIndexOf('/') + 1);
  return `match="${folder}${name.replace(HASHED, '.*')}"`;
}

/** The hash of the dictionary that this browser has for what it asks for; null where it has none, or takes no deltas. */
export function offeredDictionary(headers: Record<string, unknown>): Buffer | null {
  const { 'available-dictionary': offered, 'accept-encoding': accepted } = headers;
  const [, base64] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(offered ?? '')) ?? [];
  return base64 && /\bdcz\b/.test(String(accepted ?? '')) ? Buffer.from(base64, 'base64') : null;
}
