import { pipeline, type Readable, Transform } from 'node:stream';
import { FileResponse } from '@extranet/shared/contracts';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { FilesTable } from '../db/schema/faq-files.ts';
import { keyOf } from './file-keys.ts';
import { type Files, readCurrent } from './files.service.ts';

export const SentFile = Type.Unsafe<Readable>(FileResponse);

/**
 * Answers GET /utils/file and every datasheet and PDF: base64 in JSON, streamed from the store. Held in memory instead, a
 * file of 10 MB took 45 MB until its reader had fetched it.
 */
export async function sendFile(store: Files, reply: FastifyReply, file: FilesTable): Promise<Readable> {
  const bytes = await readCurrent(store, file, reply.request.user.id, (current) =>
    store.files.open(keyOf(current)),
  );
  // The callback ignores errors: a reader who disconnects ends the reading, and any other error breaks the answer off.
  const json = pipeline(bytes, asJson(file), () => undefined);
  reply.type('application/json; charset=utf-8');
  return json;
}

function asJson({ name, mimetype }: FilesTable): Transform {
  const head = JSON.stringify({ name, filename: name, mimetype });
  // Base64 makes four letters of three bytes: the rest of a chunk is encoded with the next one.
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
