import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies ask one thing after another on a connection. */
const AHEAD = 8;

/**
 * Ends a connection that asks for much more than it has taken: a chunk of 50 kB holds a thousand requests, whose answers
 * would all wait in memory.
 */
export function endPipelining(server: Server, ended: () => void): void {
  const unanswered = new WeakMap<Socket, number>();
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (socket.destroyed) return;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (count <= AHEAD) return;
    ended();
    socket.destroy();
  });
}

/** What the same chunk asked for besides is not begun. */
export const onlyWhileOpen =
  (handler: RequestListener): RequestListener =>
  (request, response) => {
    if (!request.socket.destroyed) handler(request, response);
  };
