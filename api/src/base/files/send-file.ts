import { pipeline, type Readable, Transform } from 'node:stream';
import { FileResponse } from '@extranet/shared/contracts';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { FilesTable } from '../db/schema/faq-files.ts';
import { keyOf } from './file-keys.ts';
import { type Files, readCurrent } from './files.service.ts';

export const SentFile = Type.Unsafe<Readable>(FileResponse);

/**
 * As GET /utils/file and every datasheet and PDF is answered: base64 in JSON, written while it is read. Whole in memory a
 * file of 10 MB took 45, for as long as its reader took to fetch it.
 */
export async function sendFile(store: Files, reply: FastifyReply, file: FilesTable): Promise<Readable> {
  const bytes = await readCurrent(store, file, reply.request.user.id, (current) =>
    store.files.open(keyOf(current)),
  );
  // A reader who goes away ends the reading; of anything else that breaks the answer itself tells.
  const json = pipeline(bytes, asJson(file), () => undefined);
  reply.type('application/json; charset=utf-8');
  return json;
}

function asJson({ name, mimetype }: FilesTable): Transform {
  const head = JSON.stringify({ name, filename: name, mimetype });
  // Three bytes are four letters: what is left of a piece goes with the next one.
  let rest = Buffer.alloc(0);
  return new Transform({
    construct(done) {
      this.push(`${head.slice(0, -1)},"contents":"`);
      done();
    },
    transform(piece: Buffer, _encoding, done) {
      const whole = Buffer.concat([rest, piece]);
      const even = whole.length - (whole.length % 3);
      rest = whole.subarray(even);
      done(null, whole.toString('base64', 0, even));
    },
    flush(done) {
      done(null, `${rest.toString('base64')}"}`);
    },
  });
}
