import sharp from 'sharp';
import { SCHEMES, WINDOWS } from './screens.ts';

const HEIGHT = 440;
const GAP = 12;
const GROUND = '#8a8f98';
const QUALITY = 72;

/** One sheet: a line for each screen, in it all windows in both schemes. */
export async function drawSheet(columns: Buffer[][]): Promise<Buffer> {
  const widths = SCHEMES.flatMap(() =>
    WINDOWS.map(({ width, height }) => Math.round((width * HEIGHT) / height)),
  );
  const lefts = widths.map((_, column) => GAP + sum(widths.slice(0, column)) + GAP * column);
  const pieces = columns.flatMap((pictures, column) =>
    pictures.map(async (picture, line) => ({
      input: await sharp(picture).resize({ height: HEIGHT }).png().toBuffer(),
      left: lefts[column] ?? 0,
      top: GAP + line * (HEIGHT + GAP),
    })),
  );
  const lines = columns[0]?.length ?? 0;
  return sharp({
    create: {
      width: GAP + sum(widths) + GAP * widths.length,
      height: GAP + lines * (HEIGHT + GAP),
      channels: 3,
      background: GROUND,
    },
  })
    .composite(await Promise.all(pieces))
    .webp({ quality: QUALITY })
    .toBuffer();
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
