import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { slowRequest } from '../errors.ts';
import { type Callers, type Exchange, exchangeOf, failBody } from './callers.ts';
import type { Limits } from './limits.ts';

/** How often all connections are checked. */
export const CHECK_EVERY_MS = 1000;

/** How long we have waited for a caller, and the connection's count of bytes when the wait began. */
interface Wait {
  /** The exchange whose body we wait for; null when we wait for a reader. */
  readonly exchange: Exchange | null;
  readonly fromBytes: number;
  readonly ms: number;
}

interface Watching {
  readonly callers: Callers;
  readonly limits: Limits;
  readonly ended: (reason: 'body' | 'reader') => void;
}

/**
 * Ends requests whose bodies stop or come too slowly, and connections whose callers do not read the answer. Only the time
 * that we wait for the caller counts, never our own work. Node itself limits the headers (headersTimeout).
 */
export function endSlowCallers(server: Server, { callers, limits, ended }: Watching): void {
  const bodies = new WeakMap<Socket, Wait>();
  const answers = new WeakMap<Socket, Wait>();

  // Node's timeout of a socket: it starts again with every byte in either direction.
  server.setTimeout(limits.silenceMs, (socket: Socket) => {
    const calling = callers.get(socket);
    const exchange = exchangeOf(calling);
    if (exchange && awaitsBody(exchange)) endBody(socket, exchange);
    else if (socket.writableLength > 0) endReader(socket);
    else if (calling === 'idle') socket.destroy();
  });
  server.once('listening', () => {
    let checkedAt = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      for (const [socket, calling] of callers) check(socket, exchangeOf(calling), now - checkedAt);
      checkedAt = now;
    }, CHECK_EVERY_MS);
    timer.unref();
    server.once('close', () => clearInterval(timer));
  });

  function check(socket: Socket, exchange: Exchange | null, elapsed: number): void {
    if (exchange && awaitsBody(exchange)) {
      const wait = waited(bodies, socket, { exchange, fromBytes: socket.bytesRead }, elapsed);
      if (isSlow(wait, socket.bytesRead)) endBody(socket, exchange);
    }
    if (socket.writableLength === 0) answers.delete(socket);
    else {
      // bytesWritten includes what still waits in the buffer: subtract it.
      const fromBytes = socket.bytesWritten - socket.writableLength;
      const wait = waited(answers, socket, { exchange: null, fromBytes }, elapsed);
      if (isSlow(wait, socket.bytesWritten)) endReader(socket);
    }
  }

  function waited(
    waits: WeakMap<Socket, Wait>,
    socket: Socket,
    { exchange, fromBytes }: Omit<Wait, 'ms'>,
    elapsed: number,
  ): Wait {
    const earlier = waits.get(socket);
    // A new wait began at some moment since the last check: it counts from now.
    const isSame = earlier?.exchange === exchange;
    const wait = isSame ? { ...earlier, ms: earlier.ms + elapsed } : { exchange, fromBytes, ms: 0 };
    waits.set(socket, wait);
    return wait;
  }

  const isSlow = ({ ms, fromBytes }: Wait, bytes: number) =>
    ms >
    Math.min(limits.requestMs, limits.silenceMs + ((bytes - fromBytes) / limits.slowestBytesPerS) * 1000);

  function endBody(socket: Socket, exchange: Exchange): void {
    if (failBody(exchange, slowRequest())) ended('body');
    else if (exchange.response.writableFinished) {
      // The request was answered before its body was read, 401 for example.
      ended('body');
      socket.destroy();
    }
  }

  function endReader(socket: Socket): void {
    ended('reader');
    // Reset, not closed: the system would keep the unread answer for minutes.
    socket.resetAndDestroy();
  }
}

/** While received bytes wait unread in the server the delay is ours, until the answer is sent. */
const awaitsBody = ({ request, response }: Exchange) =>
  !request.complete && !request.destroyed && (request.readableLength === 0 || response.writableFinished);
