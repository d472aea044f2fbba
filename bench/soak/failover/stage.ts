import { join } from 'node:path';
import { publishShellOnly } from '../../../api/src/testing/published.ts';
import { type RunningServer, startServer } from '../../../tools/lib/servers/index.ts';
import { tokenAt } from '../lib/calls.ts';
import { type Machine, makeMachines } from '../lib/machines.ts';
import { openStageFolder } from '../lib/stage-folder.ts';
import { untoldSeries } from './alerts.ts';
import { startBalancer } from './balancer.ts';
import { type Cluster, startCluster } from './cluster.ts';
import type { Portal } from './customers.ts';
import { prepare } from './prepared.ts';
import { findPrograms } from './programs.ts';

export interface Stage {
  readonly cluster: Cluster;
  /** One reaches the database through HAProxy, the other one by the list of its machines. */
  readonly portals: readonly Portal[];
  readonly env: Record<string, string | undefined>;
  /** Whether no process of the portal has ended. */
  stand(): boolean;
  /** Ends all of it. With `keep` its folder stays, with the logs of all programs. */
  clear(options?: { keep: boolean }): Promise<void>;
}

const CUSTOMERS = ['garage', 'atelier', 'moderateur', 'lecteur'];

/** Three machines with etcd, Patroni and PostgreSQL, HAProxy, and two processes of the portal. Undefined, with a reason, where it cannot be. */
export async function setStage(): Promise<Stage | undefined> {
  const bin = await findPrograms();
  if (!bin) return leftOut('etcd, Patroni, HAProxy or PostgreSQL is not here and cannot be installed');
  const { folder, ending, clear } = await openStageFolder('failover');
  try {
    const machines = await makeMachines(3, folder);
    if (!machines) {
      await clear();
      return leftOut('machines need root and network namespaces');
    }
    ending.push(machines.remove);
    const cluster = await startCluster(machines.all, bin);
    const balancer = await startBalancer(machines.all, folder);
    ending.push(balancer.stop);
    const direct = cluster.addressOf(machines.all);
    const balanced = direct.replace(/@[^/]+/, `@127.0.0.1:${balancer.port}`);
    const env = {
      ...{ PATH: process.env.PATH, PORT: '0', DEMO: '1', DEMO_PRODUCTS: '60', LOG_LEVEL: 'warn' },
      DATA_DIR: join(folder, 'portal'),
      DATABASE_URL: direct,
    };
    await publishShellOnly(env.DATA_DIR);
    const servers: RunningServer[] = [];
    for (const [index, DATABASE_URL] of [balanced, direct].entries()) {
      const logFile = join(folder, `portal-${index + 1}.log`);
      const server = await startServer({ ...env, DATABASE_URL }, { logFile });
      servers.push(server);
      ending.push(server.stop);
    }
    let ended = 0;
    for (const server of servers) void server.ended.then(() => (ended += 1));
    const portals = await Promise.all(servers.map(({ url }) => portalAt(url)));
    await prepare(cluster);
    const untold = await untoldSeries(machines.all[0] as Machine);
    if (untold.length > 0) throw new Error(untold.join('; '));
    return { cluster, portals, env, stand: () => ended === 0, clear };
  } catch (error) {
    await clear({ keep: true });
    throw error;
  }
}

function leftOut(why: string): undefined {
  console.log(`  left out: ${why}`);
}

async function portalAt(url: string): Promise<Portal> {
  const tokens = new Map<string, string>();
  for (const name of CUSTOMERS) tokens.set(name, await tokenAt(url, `${name}@demo.example`));
  return { url, tokens };
}
