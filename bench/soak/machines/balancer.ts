import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../../../tools/lib/servers/index.ts';
import { root } from '../../../tools/lib/workspaces.ts';

/** What an operator runs; only addresses differ. */
const DEPLOYED = join(root, 'tools/deploy/balancer');
/** A container may open fewer files than the balancer wants for all the connections that it could have. */
const FEWER_FILES = 'global\n  no strict-limits\n';
/** Their names in the file, in the order of their addresses. */
export const PLACES = ['one-a', 'one-b', 'two-a', 'two-b'] as const;
export type Place = (typeof PLACES)[number];

export interface Balancer {
  readonly url: string;
  /** Gives it nothing new, and waits until it has answered what it has: for versions that do not say themselves that they are going. */
  drain(place: Place): Promise<void>;
  fill(place: Place): Promise<void>;
  /** What it holds in memory. */
  megabytes(): number;
  stop(): Promise<void>;
}

interface Ways {
  /** Address and port of each process of the portal. */
  readonly portals: readonly string[];
  /** What machines reach outside: a port there, and the address that it leads to. */
  readonly outside: readonly { readonly at: string; readonly to: string }[];
}

/** HAProxy before the processes; and, for the soak alone, on the machines' way to the database and the bucket. */
export async function startBalancer({ portals, outside }: Ways, folder: string): Promise<Balancer> {
  const port = await freePort();
  const socket = join(folder, 'balancer.sock');
  const ways = join(folder, 'ways.cfg');
  const forwards = outside.map(
    ({ at, to }, index) => `listen way-${index}\n  bind ${at}\n  server there ${to}\n`,
  );
  await writeFile(
    ways,
    `${FEWER_FILES}defaults\n  mode tcp\n  timeout connect 2s\n  timeout client 1h\n  timeout server 1h\n${forwards.join('')}`,
  );
  const log = openSync(join(folder, 'haproxy.log'), 'a');
  const child = spawn('haproxy', ['-db', '-f', join(DEPLOYED, 'haproxy.cfg'), '-f', ways], {
    env: {
      PATH: process.env.PATH,
      EXTRANET_PORTAL_BIND: `127.0.0.1:${port}`,
      EXTRANET_BALANCER_SOCKET: socket,
      EXTRANET_UNAVAILABLE: join(DEPLOYED, 'unavailable.http'),
      EXTRANET_UNAVAILABLE_PAGE: join(DEPLOYED, 'unavailable-page.http'),
      ...Object.fromEntries(portals.map((address, index) => [`EXTRANET_PORTAL_${index + 1}`, address])),
    },
    stdio: ['ignore', log, log],
  });
  const ended = once(child, 'exit');
  const ask = async (command: string): Promise<string> => {
    const connection = createConnection(socket);
    connection.end(`${command}\n`);
    return text(connection);
  };
  const under = async (place: Place): Promise<number> => {
    const [head = '', ...rows] = (await ask('show stat')).split('\n').map((line) => line.split(','));
    const row = rows.find(([proxy, server]) => proxy === 'portal' && server === place);
    return Number(row?.[head.indexOf('scur')]);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    drain: async (place) => {
      await ask(`set server portal/${place} state drain`);
      // Pages' news stay open for minutes: those are ended by the process itself, and come again elsewhere.
      for (let waits = 0; waits < 50 && (await under(place)) > 0; waits += 1)
        await new Promise((resolve) => setTimeout(resolve, 100));
    },
    fill: async (place) => void (await ask(`set server portal/${place} state ready`)),
    megabytes: () => {
      const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
      return Math.round(Number(kilobytes) / 1024);
    },
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
