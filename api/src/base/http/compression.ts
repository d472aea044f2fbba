import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { App } from '../app-types.ts';
import { compressedFor } from './compressed.ts';

/** Less than this fits into one packet as it is. Answers that carry a token are shorter. */
const LEAST = 1400;

/**
 * Answers in JSON, as the caller takes them. What they hold is read with a token that no other site can send, so that nobody
 * can make them repeat a guess beside a secret and read its length. Streams (whole lists, files, news) decide for themselves.
 */
export const compression = fp(async (app: App) => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST || !isPlainJson(reply)) return payload;
    reply.header('vary', 'accept-encoding');
    const { encoding, body } = await compressedFor(request.headers['accept-encoding'], payload);
    if (!encoding) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return body;
  });
});

const isPlainJson = (reply: FastifyReply): boolean =>
  !reply.hasHeader('content-encoding') && /^application\/json/.test(String(reply.getHeader('content-type')));
