import sharp, { type OverlayOptions } from 'sharp';

const HEIGHT = 440;
const GAP = 12;
const GROUND = '#8a8f98';
const QUALITY = 72;

/** One sheet: a line for each screen, in it all windows in both schemes. */
export async function drawSheet(columns: Buffer[][]): Promise<Buffer> {
  const lines = columns[0]?.map((_, line) => columns.map((pictures) => pictures[line] as Buffer)) ?? [];
  return drawLines(lines);
}

const ON_A_LINE = 5;

/** One sheet of films: wide pictures five on a line, narrow ones ten. */
export async function drawFilms([wide = [], narrow = []]: Buffer[][]): Promise<Buffer> {
  return drawLines([wide.slice(0, ON_A_LINE), wide.slice(ON_A_LINE), narrow]);
}

/** Pictures of one height, line by line. */
async function drawLines(lines: Buffer[][]): Promise<Buffer> {
  const pieces: OverlayOptions[] = [];
  let widest = 0;
  for (const [line, pictures] of lines.entries()) {
    let left = GAP;
    for (const picture of pictures) {
      const { data, info } = await sharp(picture)
        .resize({ height: HEIGHT })
        .png()
        .toBuffer({ resolveWithObject: true });
      pieces.push({ input: data, left, top: GAP + line * (HEIGHT + GAP) });
      left += info.width + GAP;
    }
    widest = Math.max(widest, left);
  }
  return sharp({
    create: {
      width: widest,
      height: GAP + lines.length * (HEIGHT + GAP),
      channels: 3,
      background: GROUND,
    },
  })
    .composite(pieces)
    .webp({ quality: QUALITY })
    .toBuffer();
}
