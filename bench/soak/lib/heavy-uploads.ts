import sharp from 'sharp';
import { emptyPng } from '../../../api/src/testing/heavy-pictures.ts';

export interface Upload {
  readonly name: string;
  readonly contents: Buffer;
}

/** Pictures that are small to send and expensive to read, each as often as the attack sends it. */
export async function heavyUploads(): Promise<Upload[]> {
  const tall = emptyPng({ width: 1, height: 60_000_000, channels: 1 });
  const interlaced = emptyPng({ width: 7745, height: 7745, bits: 16, channels: 4, interlaced: true });
  const wide = emptyPng({ width: 15_990, height: 3750, bits: 16, channels: 4 });
  // The most expensive that the limits accept.
  const nearly = emptyPng({ width: 2820, height: 2820, bits: 16, channels: 4, interlaced: true });
  const noise = await noisy(2000, 1500).png({ compressionLevel: 1 }).toBuffer();
  const large = () => resized(noise, 7700);
  const progressive = { progressive: true, chromaSubsampling: '4:4:4', quality: 25 };
  const kinds: [number, string, Buffer][] = [
    [4, 'tall.png', tall],
    [6, 'interlaced.png', interlaced],
    [2, 'wide.png', wide],
    [2, 'nearly.png', nearly],
    [2, 'nearly.jpg', await resized(noise, 4120).jpeg({ progressive: true, quality: 50 }).toBuffer()],
    [2, 'progressive.jpg', await large().jpeg(progressive).toBuffer()],
    [2, 'plain.jpg', await large().jpeg({ quality: 50 }).toBuffer()],
    [2, 'large.webp', await large().webp({ quality: 25, effort: 0 }).toBuffer()],
    [2, 'noisy.jpg', await noisy(2400, 2400).jpeg({ quality: 88 }).toBuffer()],
  ];
  return kinds.flatMap(([times, name, contents]) =>
    Array.from({ length: times }, () => ({ name, contents })),
  );
}

/** A picture of noise, which hardly compresses: making thumbnails of it and turning it cost the most. */
export const noisyPicture = (): Promise<Buffer> => noisy(1700, 1700).png().toBuffer();

const resized = (picture: Buffer, side: number) => sharp(picture).resize(side, side, { fit: 'fill' });

const noisy = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
