import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKey } from '../../base/storage/objects.ts';
import { deltaKey, dictionaryFor, offeredDictionary } from '../releases/deltas.ts';
import type { ReleaseFiles } from '../releases/release-files.ts';

/** Of a file this small the header costs about as much as the delta would save. */
const WORTH_IT_BYTES = 1_000;
const A_YEAR_S = 365 * 24 * 3600;

/**
 * Answers a program or a style as a delta where the browser has the one of before and publishing made one from it; else nothing is
 * answered, and the file is sent as ever. The caller checks what the browser decoded by the file's own hash.
 */
export async function answerDelta(
  files: ReleaseFiles,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const path = request.url.split('?')[0] as string;
  const dictionary = dictionaryFor(path);
  if (!dictionary || !isKey(key)) return false;
  const offered = offeredDictionary(request.headers);
  const delta = offered && request.method === 'GET' ? await readDelta(files, deltaKey(key, offered)) : null;
  if (!delta) return false;
  reply
    .headers({
      'cache-control': `public, max-age=${A_YEAR_S}, immutable`,
      'content-encoding': 'dcz',
      'use-as-dictionary': dictionary,
      // Whole files need not say it: whoever has the dictionary may get those too.
      vary: 'accept-encoding, available-dictionary',
      'content-type': path.endsWith('.css')
        ? 'text/css; charset=utf-8'
        : 'application/javascript; charset=utf-8',
    })
    .send(delta);
  return true;
}

/** A program or style that is sent whole is the dictionary of a later one. */
export function noteDictionary(path: string, reply: FastifyReply): void {
  const dictionary = dictionaryFor(path);
  if (!dictionary || reply.statusCode !== 200) return;
  // A file that is kept for a year has no business with the number of the request that brought it.
  reply.removeHeader('x-request-id');
  if (Number(reply.getHeader('content-length')) >= WORTH_IT_BYTES)
    reply.header('use-as-dictionary', dictionary);
}

async function readDelta(files: ReleaseFiles, key: string): Promise<Buffer | null> {
  await files.ensure(key);
  return readFile(join(files.folder, key)).catch(() => null);
}
