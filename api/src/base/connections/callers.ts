import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiFailure } from '../errors.ts';

/** The latest request of a connection, and its answer. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Every open connection with its latest exchange; null before its first request. */
export type Callers = ReadonlyMap<Socket, Exchange | null>;

export function watchCallers(server: Server): Callers {
  const callers = new Map<Socket, Exchange | null>();
  server.on('connection', (socket: Socket) => {
    callers.set(socket, null);
    socket.once('close', () => callers.delete(socket));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (callers.has(request.socket)) callers.set(request.socket, { request, response });
  });
  return callers;
}

/** True for a connection that is kept open between two requests. */
export const isIdle = (exchange: Exchange | null): boolean =>
  exchange?.request.complete === true && exchange.response.writableFinished;

/**
 * Makes the body fail for its reader: the request is answered with the failure, and what was received is removed. False
 * when nobody is reading the body.
 */
export function failBody({ request, response }: Exchange, failure: ApiFailure): boolean {
  if (request.complete || response.headersSent || request.listenerCount('error') === 0) return false;
  return request.emit('error', failure);
}
