import { PassThrough, pipeline, Readable, Transform } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import type { CustomerPricing } from '../prices/prices.ts';
import type { ListKeeper } from './kept-lists.ts';
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

/** Compresses in zlib's own threads. The keeper, if there is one, receives the list while it is sent. */
export function compressed(source: Readable, keeper?: ListKeeper): Readable {
  const out = new PassThrough();
  const gzip = createGzip({ level: LEVEL });
  // An error or a closed connection destroys all the streams; the reader of `out` gets the error.
  if (!keeper) pipeline(source, gzip, out, () => undefined);
  else pipeline(source, gzip, keeping(keeper), out, (error) => void (error && keeper.abandon()));
  return out;
}

const keeping = (keeper: ListKeeper) =>
  new Transform({
    transform: (part: Buffer, _encoding, done) => {
      void keeper.add(part).then(() => done(null, part));
    },
    flush: (done) => {
      void keeper.finish().then(() => done());
    },
  });

/** 'gzip;q=0' refuses gzip. */
export function acceptsGzip(header: string | string[] | undefined): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(header ?? ''));
}
