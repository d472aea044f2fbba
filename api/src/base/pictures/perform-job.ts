import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { Job, Outcome } from './jobs.ts';
import { PIXELS_MAX, refusedByHead } from './limits.ts';

type Format = 'jpeg' | 'png' | 'webp';
type JobOf<K extends Job['kind']> = Extract<Job, { kind: K }>;

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'] satisfies Format[];
const LONGEST_SIDE = 2400;
const QUALITY = 88;
const READ_OPTIONS = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const;

// Each picture is read once: a cache would only fill the memory. One thread: the other cores are for the server.
sharp.cache(false);
sharp.concurrency(1);
// Of all the formats that libvips reads, only those that may be uploaded, and our own SVG: less code sees untrusted bytes.
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
    if (job.kind === 'icon') return { small: await icon(job) };
    const picture = job.kind === 'shrink' ? shrink(job) : render(job);
    return { small: await picture.toBuffer() };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    // An error of the file system, a full disk for example: sharp's own errors have no code.
    if (code) return { failed: { message, code } };
    // sharp fails for no other reason than a picture that cannot be decoded.
    return { unreadable: true };
  }
}

async function clean({ path }: JobOf<'clean'>): Promise<Outcome> {
  // No limit here: refusedByHead judges the size below, with its reason.
  const head = await sharp(path, { ...READ_OPTIONS, limitInputPixels: false }).metadata();
  if (!isFormat(head.format)) return { unreadable: true };
  const refused = refusedByHead(head);
  if (refused) return { refused };
  const picture = sharp(path, READ_OPTIONS)
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
  return write(picture, head.format, path);
}

async function turn({ path, degrees, to }: JobOf<'turn'>): Promise<Outcome> {
  const source = sharp(path, READ_OPTIONS);
  const { format } = await source.metadata();
  if (!isFormat(format)) return { unreadable: true };
  return write(source.rotate(degrees), format, to);
}

const shrink = ({ path, width }: JobOf<'shrink'>): Sharp =>
  sharp(path, READ_OPTIONS).resize({ width, withoutEnlargement: true }).webp({ quality: 80 });

const render = ({ svg }: JobOf<'draw'>): Sharp => sharp(Buffer.from(svg)).webp({ quality: 84 });

async function icon({ svg, middle, width }: JobOf<'icon'>): Promise<Buffer> {
  const ground = sharp(Buffer.from(svg)).png();
  if (middle === null) return ground.toBuffer();
  const { data, info } = await sharp(middle, READ_OPTIONS)
    .resize({ width, height: width, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return ground.composite([{ input: data, raw: info }]).toBuffer();
}

async function write(picture: Sharp, format: Format, to: string): Promise<Outcome> {
  const contents = await encode(picture, format).toBuffer();
  await writeFile(to, contents);
  const sha256 = createHash('sha256').update(contents).digest('hex');
  return { made: { mimetype: `image/${format}`, sha256, bytes: contents.length } };
}

/** The cheapest settings: mozjpeg took ten times as long and saved a tenth of the bytes. */
function encode(picture: Sharp, format: Format): Sharp {
  if (format === 'png') return picture.png({ compressionLevel: 6 });
  if (format === 'webp') return picture.webp({ quality: QUALITY, effort: 2 });
  return picture.jpeg({ quality: QUALITY });
}

function isFormat(format: string | undefined): format is Format {
  return format !== undefined && FORMATS.includes(format);
}
