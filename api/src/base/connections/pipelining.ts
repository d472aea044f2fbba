import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies do not pipeline: they send a request once the one before is answered. */
const UNANSWERED_MAX = 8;

/**
 * Ends a connection with too many unanswered requests: a chunk of 50 kB holds a thousand requests, whose answers would
 * all wait in memory.
 */
export function endPipelining(server: Server, ended: () => void): void {
  const unanswered = new WeakMap<Socket, number>();
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (socket.destroyed) return;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (count <= UNANSWERED_MAX) return;
    ended();
    socket.destroy();
  });
}

/** Skips the requests that are left in the chunk of a connection that was ended. */
export const onlyWhileOpen =
  (handler: RequestListener): RequestListener =>
  (request, response) => {
    if (!request.socket.destroyed) handler(request, response);
  };
