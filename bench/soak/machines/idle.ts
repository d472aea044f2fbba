import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';

const AT_ONCE = 500;
/** The balancer lets an address have 200. */
const PER_ADDRESS = 190;

interface Idle {
  /** How many are still open. */
  readonly open: () => number;
  end(): void;
}

/** Connections to the balancer on which nothing is ever asked, from as many addresses as they need. */
export async function openIdle(url: string, count: number): Promise<Idle> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  for (let from = 0; from < count; from += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - from) }, async (_, index) => {
        const localAddress = `127.0.9.${1 + Math.floor((from + index) / PER_ADDRESS)}`;
        const socket = createConnection({ host: hostname, port: Number(port), localAddress });
        socket.on('error', () => undefined);
        socket.once('close', () => open.delete(socket));
        await once(socket, 'connect');
        open.add(socket);
      }),
    );
  return {
    open: () => open.size,
    end: () => {
      for (const socket of open) socket.destroy();
    },
  };
}
