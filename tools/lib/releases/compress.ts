import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Objects } from '../../../api/src/base/storage/index.ts';

const TEXT = /\.(js|css|html|json|svg|txt)$/;

const {
  BROTLI_PARAM_QUALITY,
  BROTLI_PARAM_NPOSTFIX,
  BROTLI_PARAM_NDIRECT,
  BROTLI_PARAM_LGBLOCK,
  BROTLI_MAX_QUALITY,
} = constants;

/**
 * Which distances and blocks suit a program best is known only by trying: measured on the shell's, the smallest of these is
 * 430 bytes less than the encoder's own choice.
 */
const SETTINGS: readonly Record<number, number>[] = [
  {},
  { [BROTLI_PARAM_NDIRECT]: 1 },
  { [BROTLI_PARAM_NPOSTFIX]: 1, [BROTLI_PARAM_NDIRECT]: 2 },
  { [BROTLI_PARAM_NDIRECT]: 2, [BROTLI_PARAM_LGBLOCK]: 20 },
];

async function brotli(bytes: Uint8Array, settings: typeof SETTINGS): Promise<Uint8Array> {
  const tried = await Promise.all(
    settings.map((setting) =>
      promisify(brotliCompress)(bytes, {
        params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, ...setting },
      }),
    ),
  );
  return tried.reduce((least, one) => (one.length < least.length ? one : least));
}

interface Form {
  ending: string;
  bytes: Uint8Array;
}

const OPENED = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/** The forms of the very same file where an earlier release has it: most of a release is as it was. */
export async function compressedBefore(
  store: Objects,
  keys: string[],
  file: Uint8Array,
): Promise<Form[] | undefined> {
  for (const key of keys) {
    if (!(await store.read(key))?.bytes.equals(file)) continue;
    const forms = await Promise.all(
      Object.entries(OPENED).map(async ([ending, open]) => {
        const bytes = (await store.read(key + ending))?.bytes;
        const isWhole = bytes && (await open(bytes).catch(() => undefined))?.equals(file);
        return isWhole ? [{ ending, bytes }] : [];
      }),
    );
    if (forms.every(({ length }) => length > 0)) return [...forms.flat(), { ending: '', bytes: file }];
  }
  return undefined;
}

/** A file and its compressed forms. Compressed once, at publishing, with the highest quality: the server only sends them. */
export async function compressed(name: string, bytes: Uint8Array, smallest: boolean): Promise<Form[]> {
  if (!TEXT.test(name)) return [{ ending: '', bytes }];
  const [br, gz] = await Promise.all([
    brotli(bytes, smallest ? SETTINGS : SETTINGS.slice(0, 1)),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  return [
    { ending: '.br', bytes: br },
    { ending: '.gz', bytes: gz },
    { ending: '', bytes },
  ];
}
