import type { Metadata } from 'sharp';

/** Why a picture is not read: each has its sentence in refusals.ts. */
export type Refusal = 'side' | 'pixels' | 'memory' | 'time' | 'crash';

export const SIDE_MAX = 16_000;
export const PIXELS_MAX = 60_000_000;
/** The memory for decoding one picture, not counting the process itself and the encoding of the result. */
const DECODED_BYTES_MAX = 64_000_000;

/** A picture that is read line by line is resized in strips; measured, a strip is never higher than this. */
const STRIP_LINES = 2000;

type Head = Pick<Metadata, 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'pages'> & {
  readonly format?: string;
  readonly chromaSubsampling?: string;
};

/** Judges by the head alone: a picture that is refused here is never decoded. */
export function refusedByHead(head: Head): Refusal | null {
  if (Math.max(head.width, head.height) > SIDE_MAX) return 'side';
  if (head.width * head.height > PIXELS_MAX) return 'pixels';
  return decodedBytes(head) > DECODED_BYTES_MAX ? 'memory' : null;
}

function decodedBytes(head: Head): number {
  const { width, height } = head;
  const pixels = width * height;
  if (head.format === 'webp') {
    // Decoded whole, always with an alpha channel; an animation needs the canvas and the frame.
    return pixels * 4 * ((head.pages ?? 1) > 1 ? 2 : 1);
  }
  if (head.format === 'jpeg') {
    // Progressive: all coefficients at once, 16 bits each and a quarter more. Others are resized while they are read.
    const perPixel = head.chromaSubsampling === '4:2:0' ? 1.5 : head.channels;
    return head.isProgressive ? pixels * perPixel * 2.5 : 0;
  }
  const pixelBytes = head.channels * (head.depth === 'ushort' ? 2 : 1);
  // Interlaced: the lines come in seven passes, so that none is complete before the last pass.
  const lines = head.isProgressive ? height : Math.min(height, STRIP_LINES);
  return width * lines * pixelBytes;
}
