import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../tools/lib/servers/index.ts';
import type { Machine } from '../lib/machines.ts';
import { balancerSettings, DEPLOYED } from './settings.ts';

/** HAProxy before the machines, as it stands beside the portal. Answers its address and how to end it. */
export async function startBalancer(
  machines: readonly Machine[],
  folder: string,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort();
  const log = openSync(join(folder, 'haproxy.log'), 'a');
  const child: ChildProcess = spawn('haproxy', ['-db', '-f', join(DEPLOYED, 'haproxy.cfg')], {
    env: { PATH: process.env.PATH, ...balancerSettings(machines, port) },
    stdio: ['ignore', log, log],
  });
  const ended = once(child, 'exit');
  return {
    port,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
