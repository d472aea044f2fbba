import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiFailure } from '../errors.ts';

/** A connection's newest request and its answer. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Every open connection, with what goes on there: nothing before its first request. */
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

/** Kept open between two calls. */
export const isIdle = (exchange: Exchange | null): boolean =>
  exchange?.request.complete === true && exchange.response.writableFinished;

/**
 * Tells whoever reads the body, as any failure of it: the call is answered, and what was received is taken away. False
 * when nobody reads it now.
 */
export function failBody({ request, response }: Exchange, failure: ApiFailure): boolean {
  if (request.complete || response.headersSent || request.listenerCount('error') === 0) return false;
  return request.emit('error', failure);
}
