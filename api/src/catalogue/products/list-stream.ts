import { PassThrough, pipeline, Readable, Transform } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import type { CustomerPricing } from '../prices/prices.ts';
import { presentRow, type StoredRow } from './product.present.ts';

/** Little more work than none at all, and a tenth of the bytes. */
const LEVEL = 3;

/** The rows as one JSON list. Between two pages the server takes its turn with everybody else. */
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

/** Compressed in zlib's own threads; what went out whole is handed over to be kept. */
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
  // An error, or a caller who hangs up, destroys all of them; whoever reads the end sees it.
  pipeline(source, createGzip({ level: LEVEL }), tee, out, () => undefined);
  return out;
}
