import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { slowRequest } from '../errors.ts';
import { type Callers, type Exchange, failBody, isIdle } from './callers.ts';
import type { Limits } from './limits.ts';

/** How often connections are looked through. */
export const LOOK_EVERY_MS = 1000;

/** Time that we waited for a caller, and where the connection's count of bytes stood when that began. */
interface Wait {
  /** A body's belongs to one request. */
  readonly of: Exchange | null;
  readonly from: number;
  readonly ms: number;
}

interface Watching {
  readonly callers: Callers;
  readonly limits: Limits;
  readonly ended: (reason: 'body' | 'reader') => void;
}

/**
 * Ends requests whose bodies do not come on, and connections on which nobody takes the answer. Only the time that we wait
 * for the caller counts, never our own work. Headers are Node's own business (headersTimeout).
 */
export function endSlowCallers(server: Server, { callers, limits, ended }: Watching): void {
  const bodies = new WeakMap<Socket, Wait>();
  const answers = new WeakMap<Socket, Wait>();

  // Node's clock of silence: it starts again with every byte that comes or goes.
  server.setTimeout(limits.silenceMs, (socket: Socket) => {
    const exchange = callers.get(socket);
    if (!exchange) return;
    if (awaitsBody(exchange)) endBody(socket, exchange);
    else if (socket.writableLength > 0) endReader(socket);
    else if (isIdle(exchange)) socket.destroy();
  });
  server.once('listening', () => {
    let lookedAt = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      for (const [socket, exchange] of callers) look(socket, exchange, now - lookedAt);
      lookedAt = now;
    }, LOOK_EVERY_MS);
    timer.unref();
    server.once('close', () => clearInterval(timer));
  });

  function look(socket: Socket, exchange: Exchange | null, elapsed: number): void {
    if (exchange && awaitsBody(exchange)) {
      const wait = waited(bodies, socket, { of: exchange, from: socket.bytesRead }, elapsed);
      if (isSlow(wait, socket.bytesRead)) endBody(socket, exchange);
    }
    if (socket.writableLength === 0) answers.delete(socket);
    else {
      // All that was handed to the connection: what of it is under way already is not told.
      const from = socket.bytesWritten - socket.writableLength;
      const wait = waited(answers, socket, { of: null, from }, elapsed);
      if (isSlow(wait, socket.bytesWritten)) endReader(socket);
    }
  }

  function waited(
    waits: WeakMap<Socket, Wait>,
    socket: Socket,
    { of, from }: Omit<Wait, 'ms'>,
    elapsed: number,
  ): Wait {
    const earlier = waits.get(socket);
    // First seen: it began at some moment since the last look.
    const wait = earlier?.of === of ? { ...earlier, ms: earlier.ms + elapsed } : { of, from, ms: 0 };
    waits.set(socket, wait);
    return wait;
  }

  const isSlow = ({ ms, from }: Wait, bytes: number) =>
    ms > Math.min(limits.requestMs, limits.silenceMs + ((bytes - from) / limits.slowestBytesPerS) * 1000);

  function endBody(socket: Socket, exchange: Exchange): void {
    if (failBody(exchange, slowRequest())) ended('body');
    else if (exchange.response.writableFinished) {
      // Answered before its body was asked for, a stranger's for example.
      ended('body');
      socket.destroy();
    }
  }

  function endReader(socket: Socket): void {
    ended('reader');
    // Not only closed: the system would keep what nobody takes for minutes.
    socket.resetAndDestroy();
  }
}

/** Bytes that nobody has read yet are our own delay, until the answer is given. */
const awaitsBody = ({ request, response }: Exchange) =>
  !request.complete && !request.destroyed && (request.readableLength === 0 || response.writableFinished);
