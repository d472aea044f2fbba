import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Callers } from './callers.ts';
import type { Limits } from './limits.ts';
import type { Trusts } from './trusted-proxies.ts';

interface Watching {
  readonly callers: Callers;
  readonly limits: Pick<Limits, 'connections' | 'connectionsPerAddress'>;
  readonly trusts: Trusts;
  /** Called when a connection was refused. */
  readonly refused: (reason: 'full' | 'address') => void;
}

/**
 * When all places are taken, a new connection replaces an idle one; without an idle one it is refused. An address with
 * too many connections is refused as well, except for a trusted proxy, which brings many callers.
 */
export function limitConnections(server: Server, { callers, limits, trusts, refused }: Watching): void {
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
    const idle = isOneTooMany ? oldestIdle(callers) : undefined;
    if (ofAddress > limits.connectionsPerAddress && !trusts(address, 0)) refuse(socket, 'address');
    else if (idle) idle.destroy();
    else if (isOneTooMany) refuse(socket, 'full');
  });

  function refuse(socket: Socket, reason: 'full' | 'address'): void {
    refused(reason);
    socket.destroy();
  }
}

function oldestIdle(callers: Callers): Socket | undefined {
  for (const [socket, calling] of callers) if (calling === 'idle' && !socket.destroyed) return socket;
  return undefined;
}
