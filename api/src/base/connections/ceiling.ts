import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type Callers, isIdle } from './callers.ts';
import type { Limits } from './limits.ts';
import type { Trusts } from './trusted-proxies.ts';

interface Watching {
  readonly callers: Callers;
  readonly limits: Pick<Limits, 'connections' | 'connectionsPerAddress'>;
  readonly trusts: Trusts;
  /** A caller was sent away, unheard. */
  readonly refused: (reason: 'full' | 'address') => void;
}

/**
 * When all places are taken, one that is only kept open makes room, or who comes is sent away. So is who has taken too
 * many alone; a trusted proxy brings many callers.
 */
export function keepCeiling(server: Server, { callers, limits, trusts, refused }: Watching): void {
  const byAddress = new Map<string, number>();
  let open = 0;

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const ofAddress = (byAddress.get(address) ?? 0) + 1;
    open += 1;
    byAddress.set(address, ofAddress);
    socket.once('close', () => {
      open -= 1;
      const left = (byAddress.get(address) ?? 1) - 1;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    });
    const isOneTooMany = open > limits.connections;
    const idle = isOneTooMany ? firstIdle(callers) : undefined;
    if (ofAddress > limits.connectionsPerAddress && !trusts(address, 0)) refuse(socket, 'address');
    else if (idle) idle.destroy();
    else if (isOneTooMany) refuse(socket, 'full');
  });

  function refuse(socket: Socket, reason: 'full' | 'address'): void {
    refused(reason);
    socket.destroy();
  }
}

/** The one that was opened first. */
function firstIdle(callers: Callers): Socket | undefined {
  for (const [socket, exchange] of callers) if (isIdle(exchange) && !socket.destroyed) return socket;
  return undefined;
}
