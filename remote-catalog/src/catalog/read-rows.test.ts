import { aRow } from '@extranet/shared/testing';
import { readRows } from './read-rows.ts';

/** The part of a stream that readRows uses, because jsdom has none. */
function streamOf(text: string, piece = 1000, onCancel = () => {}): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  const reader = {
    read: async () => {
      if (at >= bytes.length) return { done: true, value: undefined };
      at += piece;
      return { done: false, value: bytes.slice(at - piece, at) };
    },
    cancel: async () => onCancel(),
  };
  return { getReader: () => reader } as unknown as ReadableStream<Uint8Array>;
}
const atOnce = async () => {};

async function readAll(stream: ReadableStream<Uint8Array>) {
  const rows = [];
  let pieces = 0;
  for await (const piece of readRows(stream, atOnce)) {
    rows.push(...piece);
    pieces++;
  }
  return { rows, pieces };
}

describe('reading a catalogue as it arrives', () => {
  it('returns the same rows as parsing the whole text, in several pieces', async () => {
    const sent = Array.from({ length: 900 }, (_, at) =>
      aRow({ prodId: `p-${at}`, prodTitre: `Été },{"prodId": "${at}" \\ "fin"` }),
    );
    const { rows, pieces } = await readAll(streamOf(JSON.stringify(sent), 1013));
    expect(rows).toEqual(sent);
    expect(pieces).toBeGreaterThan(5);
  });

  it.each([
    ['nothing', '[]', 0],
    ['one row', JSON.stringify([aRow()]), 1],
    ['blanks around', ' [ ] \n', 0],
  ])('reads %s', async (_name, text, count) => {
    expect((await readAll(streamOf(text))).rows).toHaveLength(count);
  });

  it('fails for an incomplete list, and for JSON that is no list', async () => {
    await expect(readAll(streamOf('[{"prodId":"1"},{"prodId":"2'))).rejects.toThrow();
    await expect(readAll(streamOf('[{"prodId":"1"}'))).rejects.toThrow();
    await expect(readAll(streamOf('<html>proxy</html>'))).rejects.toThrow();
  });

  it('ends the download when the caller stops reading', async () => {
    const cancelled = jest.fn();
    const sent = JSON.stringify(Array.from({ length: 900 }, () => aRow()));
    for await (const piece of readRows(streamOf(sent, 40_000, cancelled), atOnce)) {
      expect(piece.length).toBeGreaterThan(0);
      break;
    }
    expect(cancelled).toHaveBeenCalled();
  });
});
