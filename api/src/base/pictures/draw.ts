import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { Job, Outcome } from './jobs.ts';
import { PIXELS_MAX, refusedByHead } from './limits.ts';

type Format = 'jpeg' | 'png' | 'webp';
type Of<K extends Job['kind']> = Extract<Job, { kind: K }>;

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'] satisfies Format[];
const LONGEST_SIDE = 2400;
const QUALITY = 88;
const READING = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const;

// Pictures come once each: a cache of them would only fill the memory. One thread: the other cores are the portal's.
sharp.cache(false);
sharp.concurrency(1);
// Of all that libvips reads, what may be uploaded, and our own drawings: less code meets a stranger's bytes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    ...['Jpeg', 'Png', 'Webp'].map((kind) => `VipsForeignLoad${kind}File`),
    'VipsForeignLoadSvgBuffer',
  ],
});

export async function perform(job: Job): Promise<Outcome> {
  try {
    if (job.kind === 'clean') return await clean(job);
    if (job.kind === 'turn') return await turn(job);
    const picture = job.kind === 'shrink' ? shrunk(job) : sketched(job);
    return { small: await picture.toBuffer() };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    // Of a file, for want of room: sharp's own errors have no code.
    if (code) return { failed: { message, code } };
    // What cannot be decoded is no picture: sharp has no other reason to fail.
    return { unreadable: true };
  }
}

async function clean({ path }: Of<'clean'>): Promise<Outcome> {
  // Its head may say anything: that is judged below.
  const head = await sharp(path, { ...READING, limitInputPixels: false }).metadata();
  if (!isFormat(head.format)) return { unreadable: true };
  const refused = refusedByHead(head);
  if (refused) return { refused };
  const picture = sharp(path, READING)
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
  return written(picture, head.format, path);
}

async function turn({ path, degrees, to }: Of<'turn'>): Promise<Outcome> {
  const source = sharp(path, READING);
  const { format } = await source.metadata();
  if (!isFormat(format)) return { unreadable: true };
  return written(source.rotate(degrees), format, to);
}

const shrunk = ({ path, width }: Of<'shrink'>): Sharp =>
  sharp(path, READING).resize({ width, withoutEnlargement: true }).webp({ quality: 80 });

const sketched = ({ svg }: Of<'draw'>): Sharp => sharp(Buffer.from(svg)).webp({ quality: 84 });

async function written(picture: Sharp, format: Format, to: string): Promise<Outcome> {
  const contents = await encoded(picture, format).toBuffer();
  await writeFile(to, contents);
  const sha256 = createHash('sha256').update(contents).digest('hex');
  return { made: { mimetype: `image/${format}`, sha256, bytes: contents.length } };
}

/** Each as cheap as it may be: mozjpeg took ten times as long for a tenth of the bytes. */
function encoded(picture: Sharp, format: Format): Sharp {
  if (format === 'png') return picture.png({ compressionLevel: 6 });
  if (format === 'webp') return picture.webp({ quality: QUALITY, effort: 2 });
  return picture.jpeg({ quality: QUALITY });
}

function isFormat(format: string | undefined): format is Format {
  return format !== undefined && FORMATS.includes(format);
}
