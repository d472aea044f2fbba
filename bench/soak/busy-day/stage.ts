import { parseConfig } from '../../../api/src/base/config/index.ts';
import { releaseObjects } from '../../../api/src/portal/releases/index.ts';
import { openBucketServer } from '../../../api/src/testing/bucket-server.ts';
import { loadPeople, type People } from '../../load/people.ts';
import { type Cluster, startCluster } from '../failover/cluster.ts';
import { findPrograms } from '../failover/programs.ts';
import { type Machine, makeMachines } from '../lib/machines.ts';
import { openStageFolder } from '../lib/stage-folder.ts';
import { addPeople, emailOf } from '../machines/accounts.ts';
import { type Balancer, startBalancer } from '../machines/balancer.ts';
import { PortalProcess } from '../machines/portal-process.ts';
import { publishTwice } from '../machines/published.ts';

export interface Stage {
  readonly cluster: Cluster;
  /** One on each of two machines. */
  readonly processes: readonly PortalProcess[];
  readonly balancer: Balancer;
  readonly people: People;
  /** To read the database beside the portal. */
  readonly env: Readonly<Record<string, string>>;
  clear(options?: { keep: boolean }): Promise<void>;
}

export interface Size {
  readonly products: number;
  readonly customers: number;
  readonly clerks: number;
}

const BUCKET_PORT = 9000;
const PORT = 8081;
/** It has fewer customers of its own. */
const DEMONSTRATION = 500;
/** The balancer's file has four places; nobody listens at these. */
const NOBODY = ['127.0.0.1:9', '127.0.0.1:9'];

/**
 * Three machines with PostgreSQL under Patroni, two with a process of the portal each, HAProxy before them, a bucket outside. Undefined, with a
 * reason, where it cannot be.
 */
export async function setStage(checkout: string, size: Size): Promise<Stage | undefined> {
  const bin = await findPrograms();
  if (!bin) return leftOut('etcd, Patroni, HAProxy or PostgreSQL is not here and cannot be installed');
  const { folder, ending, clear } = await openStageFolder('busy-day');
  try {
    const made = await makeMachines(5, folder);
    if (!made) {
      await clear();
      return leftOut('machines need root and network namespaces');
    }
    ending.push(made.remove);
    const databases = made.all.slice(0, 3);
    const [one, two] = made.all.slice(3) as [Machine, Machine];
    const cluster = await startCluster(databases, bin);
    const bucket = await openBucketServer();
    ending.push(bucket.stop);
    const outside = `${one.outside}:${BUCKET_PORT}`;
    const balancer = await startBalancer(
      {
        portals: [
          `${one.address}:${PORT}`,
          NOBODY[0] as string,
          `${two.address}:${PORT}`,
          NOBODY[1] as string,
        ],
        outside: [{ at: outside, to: new URL(bucket.env.AWS_ENDPOINT_URL as string).host }],
      },
      folder,
    );
    ending.push(balancer.stop);
    await publishTwice(await releaseObjects(parseConfig({ ...bucket.env, DATA_DIR: folder })));
    const env = {
      ...{ DEMO: '1', DEMO_PRODUCTS: String(size.products), LOG_LEVEL: 'warn' },
      VEHICLE_SECRET: 'the-same-on-each-machine',
      ...{ ...bucket.env, ...bucket.filesEnv, AWS_ENDPOINT_URL: `http://${outside}` },
      DATABASE_URL: cluster.addressOf(databases),
      PUBLIC_URL: balancer.url,
      // The balancer, and the soak's own word for whom it calls.
      TRUSTED_PROXIES: `${one.outside}, loopback`,
    };
    const processes = [one, two].map((machine) => new PortalProcess(machine, 'portal', PORT, env));
    for (const portal of processes) await portal.start({ checkout });
    const leader = await cluster.leader();
    const names = await addPeople(cluster.addressOf(leader ? [leader] : databases), size.customers);
    const people = await loadPeople(
      { ...env, DATA_DIR: folder },
      size.customers + DEMONSTRATION,
      size.clerks,
    );
    const emails = new Set(names.map(emailOf));
    // The demonstration's other customers do not see all threads.
    const customers = people.customers.filter(({ email }) => emails.has(email));
    return {
      ...{ cluster, processes, balancer, clear, people: { ...people, customers } },
      env: { ...env, DATA_DIR: folder },
    };
  } catch (error) {
    await clear({ keep: true });
    throw error;
  }
}

function leftOut(why: string): undefined {
  console.log(`  left out: ${why}`);
}
