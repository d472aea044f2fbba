import { crc32, deflateSync } from 'node:zlib';

interface Png {
  readonly width: number;
  readonly height: number;
  readonly bits?: 8 | 16;
  readonly channels?: 1 | 3 | 4;
  /** Adam7: its lines come in seven turns, so that it cannot be read line by line. */
  readonly interlaced?: boolean;
  /** EXIF's number: from 2 on the picture is turned or mirrored when it is read. */
  readonly orientation?: number;
  /** How much of the pixels is there; none is enough for what is refused by its head. */
  readonly pixels?: 'all' | 'none';
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = { 1: 0, 3: 2, 4: 6 };
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** A PNG of zeros: small on the wire, as large as one likes once it is read. */
export function emptyPng({
  width,
  height,
  bits = 8,
  channels = 3,
  interlaced = false,
  orientation = 1,
  pixels = 'all',
}: Png): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, COLOURS[channels], 0, 0, interlaced ? 1 : 0], 8);
  const pixelBytes = (channels * bits) / 8;
  const linesOf = (columns: number, rows: number) => (columns > 0 ? rows * (1 + columns * pixelBytes) : 0);
  const passes = ADAM7.map(([left, top, across, down]) =>
    linesOf(Math.ceil((width - left) / across), Math.max(0, Math.ceil((height - top) / down))),
  );
  const length = interlaced ? passes.reduce((sum, bytes) => sum + bytes, 0) : linesOf(width, height);
  const raw = Buffer.alloc(pixels === 'all' ? length : 0);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    ...(orientation === 1 ? [] : [chunk('eXIf', exif(orientation))]),
    chunk('IDAT', deflateSync(raw, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function exif(orientation: number): Buffer {
  const block = Buffer.alloc(26);
  block.write('MM\0*', 0, 'latin1');
  block.writeUInt32BE(8, 4);
  block.writeUInt16BE(1, 8);
  block.writeUInt16BE(0x0112, 10);
  block.writeUInt16BE(3, 12);
  block.writeUInt32BE(1, 14);
  block.writeUInt16BE(orientation, 18);
  return block;
}
