import type { ProductRow } from '@extranet/shared/contracts';
import { createPace } from './pace.ts';

/**
 * Where one row ends and the next begins. It cannot stand inside a text: there a quotation mark is escaped, and
 * rows hold no other objects.
 */
const BOUNDARY = '},{"prodId":';
const PIECE = 32_768;

/**
 * The rows of a JSON list of many megabytes as they arrive: parsed at once, such a list would stop the page for
 * half a second, and nothing could be shown before its last byte.
 */
export async function* readRows(
  stream: ReadableStream<Uint8Array>,
  pace = createPace(),
): AsyncGenerator<ProductRow[], void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  // The list's own brackets stand at its two ends only: the pieces between get theirs here.
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
    // Also when nobody wants the rest any more: the download ends with it.
    await reader.cancel().catch(() => {});
  }
}

/** Just behind the row that makes the piece long enough; 0 when the piece is still too short. */
function endOfPiece(text: string, from: number): number {
  const at = text.length - from > PIECE ? text.indexOf(BOUNDARY, from + PIECE) : -1;
  return at + 1;
}

function parse(text: string): ProductRow[] {
  const rows: unknown = JSON.parse(text);
  if (!Array.isArray(rows)) throw new Error('The catalogue is not a list');
  return rows;
}
