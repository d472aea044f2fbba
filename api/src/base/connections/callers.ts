import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiFailure } from '../errors.ts';

/** The latest request of a connection, and its answer. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** What a connection is at: null before its first request, 'idle' between two. */
export type Calling = Exchange | 'idle' | null;

export type Callers = ReadonlyMap<Socket, Calling>;

/**
 * Every open connection. Of an exchange that is over nothing is kept: a browser keeps its connection for as long as it may, and with the
 * exchange would be kept all that was read to answer it.
 */
export function watchCallers(server: Server): Callers {
  const callers = new Map<Socket, Calling>();
  server.on('connection', (socket: Socket) => {
    callers.set(socket, null);
    socket.once('close', () => callers.delete(socket));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (!callers.has(socket)) return;
    const exchange = { request, response };
    callers.set(socket, exchange);
    const settle = () => {
      const isOver = request.complete && response.writableFinished;
      if (isOver && callers.get(socket) === exchange) callers.set(socket, 'idle');
    };
    response.once('close', settle);
    request.once('close', settle);
  });
  return callers;
}

export const exchangeOf = (calling: Calling | undefined): Exchange | null =>
  calling === 'idle' ? null : (calling ?? null);

/**
 * Makes the body fail for its reader: the request is answered with the failure, and what was received is removed. False
 * when nobody is reading the body.
 */
export function failBody({ request, response }: Exchange, failure: ApiFailure): boolean {
  if (request.complete || response.headersSent || request.listenerCount('error') === 0) return false;
  return request.emit('error', failure);
}
