import sharp, { type Sharp } from 'sharp';

/** The formats that may be uploaded, by what their bytes say. */
const MIMETYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};
const PIXELS_MAX = 60_000_000;
const LONGEST_SIDE = 2400;
const QUALITY = 88;
const WIDTHS = [100, 200, 400, 800, 1600];

// Pictures come once each: a cache of them would only fill the memory.
sharp.cache(false);

export interface Picture {
  readonly mimetype: string;
  readonly contents: Buffer;
}

/** Decodes and encodes anew: no metadata, no place, nothing hidden behind the pixels. Null when it is no such picture. */
export async function cleanPicture(path: string): Promise<Picture | null> {
  try {
    const source = sharp(path, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    const { format } = await source.metadata();
    const mimetype = MIMETYPES[format];
    if (!mimetype) return null;
    const picture = source
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
    return { mimetype, contents: await encode(picture, mimetype) };
  } catch {
    // What cannot be decoded is no picture; sharp has no other reason to fail here.
    return null;
  }
}

export async function rotatePicture(contents: Buffer, mimetype: string, degrees: number): Promise<Buffer> {
  return encode(sharp(contents).rotate(degrees), mimetype);
}

/** A few widths only, so that nobody makes the server draw a thousand sizes of one picture. */
export function thumbnailWidth(asked: number): number {
  return WIDTHS.find((width) => width >= asked) ?? 1600;
}

export async function thumbnail(contents: Buffer, width: number): Promise<Buffer> {
  return sharp(contents).resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
}

function encode(picture: Sharp, mimetype: string): Promise<Buffer> {
  if (mimetype === 'image/png') return picture.png({ compressionLevel: 9 }).toBuffer();
  if (mimetype === 'image/webp') return picture.webp({ quality: QUALITY }).toBuffer();
  return picture.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}
