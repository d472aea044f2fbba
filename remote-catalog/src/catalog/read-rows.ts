import type { ProductRow } from '@extranet/shared/contracts';
import { createPace } from './pace.ts';

/**
 * Marks the end of a row and the beginning of the next. It cannot occur inside a text, where quotation marks are escaped,
 * and rows contain no nested objects.
 */
const BOUNDARY = '},{"prodId":';
const PIECE = 32_768;

/**
 * Parses a JSON list of many megabytes while it arrives: parsed in one go, it would block the page for half a second, and
 * nothing could be shown before its last byte.
 */
export function readRows(
  stream: ReadableStream<Uint8Array>,
  pace = createPace(),
): AsyncGenerator<ProductRow[], void> {
  // Held at once: what has no reader may be dropped together with its answer before the first row is wanted.
  return rowsFrom(stream.getReader(), pace);
}

async function* rowsFrom(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  pace: () => Promise<void>,
): AsyncGenerator<ProductRow[], void> {
  const decoder = new TextDecoder();
  let rest = '';
  // The list has brackets at its two ends only: each piece between gets its own here.
  let open = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const text = rest + decoder.decode(value, { stream: !done });
      let from = 0;
      for (let cut = endOfPiece(text, from); cut > 0; cut = endOfPiece(text, from)) {
        await pace();
        yield parse(`${open}${text.slice(from, cut)}]`);
        open = '[';
        from = cut + 1;
      }
      rest = text.slice(from);
      if (done) break;
    }
    await pace();
    yield parse(open + rest);
  } finally {
    // Also stops the download when the caller needs no more rows.
    await reader.cancel().catch(() => {});
  }
}

/** The end of the row that makes the piece long enough; 0 when the piece is still too short. */
function endOfPiece(text: string, from: number): number {
  const at = text.length - from > PIECE ? text.indexOf(BOUNDARY, from + PIECE) : -1;
  return at + 1;
}

function parse(text: string): ProductRow[] {
  const rows: unknown = JSON.parse(text);
  if (!Array.isArray(rows)) throw new Error('The catalogue is not a list');
  return rows;
}
