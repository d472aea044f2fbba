import { PassThrough, pipeline, Readable, Transform } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import type { CustomerPricing } from '../prices/prices.ts';
import { presentRow, type StoredRow } from './product.present.ts';

/** A tenth of the bytes, for little more work than no compression. */
const LEVEL = 3;

/** The rows as one JSON list. Other requests run between two pages. */
export function jsonList(pages: AsyncIterable<StoredRow[]>, pricing: CustomerPricing): Readable {
  return Readable.from(jsonArray(pages, pricing));
}

async function* jsonArray(
  pages: AsyncIterable<StoredRow[]>,
  pricing: CustomerPricing,
): AsyncGenerator<string> {
  let separator = '[';
  for await (const page of pages) {
    yield separator + page.map((row) => JSON.stringify(presentRow(row, pricing))).join(',');
    separator = ',';
    await setImmediate();
  }
  yield separator === '[' ? '[]' : ']';
}

/** Compresses in zlib's own threads. `keep` receives the list once all of it was sent. */
export function compressed(source: Readable, keep: (list: Buffer) => void): Readable {
  const parts: Buffer[] = [];
  const tee = new Transform({
    transform: (part: Buffer, _encoding, done) => {
      parts.push(part);
      done(null, part);
    },
    flush: (done) => {
      keep(Buffer.concat(parts));
      done();
    },
  });
  const out = new PassThrough();
  // An error or a closed connection destroys all the streams; the reader of `out` gets the error.
  pipeline(source, createGzip({ level: LEVEL }), tee, out, () => undefined);
  return out;
}
