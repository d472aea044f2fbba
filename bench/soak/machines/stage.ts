import { existsSync } from 'node:fs';
import { parseConfig } from '../../../api/src/base/config/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import { releaseObjects } from '../../../api/src/portal/releases/index.ts';
import { openBucketServer } from '../../../api/src/testing/bucket-server.ts';
import { aptInstall, startOwnPostgres } from '../../../tools/lib/servers/index.ts';
import { type Machine, makeMachines } from '../lib/machines.ts';
import { openStageFolder } from '../lib/stage-folder.ts';
import { addPeople } from './accounts.ts';
import { type Balancer, PLACES, type Place, startBalancer } from './balancer.ts';
import { PortalProcess } from './portal-process.ts';
import { publishTwice } from './published.ts';

export interface Stage {
  readonly machines: readonly [Machine, Machine];
  readonly processes: Readonly<Record<Place, PortalProcess>>;
  readonly balancer: Balancer;
  /** The bucket answers 503 from now on, or no more. */
  readonly bucketRefuses: (whether: boolean) => void;
  /** Accounts that may order, each with an address. */
  readonly names: readonly string[];
  /** To read the database beside the portal. */
  readonly env: Readonly<Record<string, string>>;
  /** The releases, as a command sees them. */
  readonly store: Objects;
  readonly folder: string;
  /** Ends all of it. With `keep` its folder stays, with the logs of all programs. */
  clear(options?: { keep: boolean }): Promise<void>;
}

const HAPROXY = '/usr/sbin/haproxy';
export const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
/** Of all that machines are given as addresses. */
const NETWORK = '10.0.0.0/8';
const BUCKET_PORT = 9000;
const PORTS = [8081, 8082];

/**
 * Two machines with two processes of the portal on each, HAProxy before them; PostgreSQL and a bucket outside, which a machine that
 * is cut off does not reach. Undefined, with a reason, where it cannot be.
 */
export async function setStage(checkout: string): Promise<Stage | undefined> {
  if (![HAPROXY, FAKETIME].every((path) => existsSync(path)))
    await aptInstall('haproxy', 'iproute2', 'libfaketime');
  if (![HAPROXY, FAKETIME].every((path) => existsSync(path)))
    return leftOut('HAProxy or libfaketime is not here and cannot be installed');
  const { folder, ending, clear } = await openStageFolder('machines');
  try {
    const postgres = await startOwnPostgres({ durable: true, network: NETWORK });
    if (!postgres) return leftOut('there is no PostgreSQL here');
    ending.push(postgres.stop);
    const bucket = await openBucketServer();
    ending.push(bucket.stop);
    const made = await makeMachines(2, folder);
    if (!made) {
      await clear();
      return leftOut('machines need root and network namespaces');
    }
    ending.push(made.remove);
    const machines = made.all as unknown as Stage['machines'];
    const { outside } = machines[0];
    const places = machines.flatMap((machine) => PORTS.map((port) => ({ machine, port })));
    const balancer = await startBalancer(
      {
        portals: places.map(({ machine, port }) => `${machine.address}:${port}`),
        outside: [
          { at: `${outside}:${BUCKET_PORT}`, to: new URL(bucket.env.AWS_ENDPOINT_URL as string).host },
        ],
      },
      folder,
    );
    ending.push(balancer.stop);
    const store = await releaseObjects(parseConfig({ ...bucket.env, DATA_DIR: folder }));
    await publishTwice(store);
    const env = {
      ...{ DEMO: '1', DEMO_PRODUCTS: '60', LOG_LEVEL: 'warn', VEHICLE_SECRET: 'the-same-on-each-machine' },
      ...{ ...bucket.env, ...bucket.filesEnv, AWS_ENDPOINT_URL: `http://${outside}:${BUCKET_PORT}` },
      // Itself, without anything between: only so does it notice by itself that a machine is gone.
      DATABASE_URL: `postgres://extranet@${outside}:${new URL(postgres.url).port}/postgres`,
      PUBLIC_URL: balancer.url,
      // The balancer, and the soak's own word for whom it calls.
      TRUSTED_PROXIES: `${outside}, loopback`,
    };
    const processes = Object.fromEntries(
      PLACES.map((place, index) => {
        const { machine, port } = places[index] as (typeof places)[0];
        return [place, new PortalProcess(machine, place, port, env)];
      }),
    ) as Stage['processes'];
    for (const place of PLACES) await processes[place].start({ checkout });
    const names = await addPeople(postgres.url);
    return {
      ...{ machines, processes, balancer, names, env, store, folder, clear },
      bucketRefuses: bucket.refuse,
    };
  } catch (error) {
    await clear({ keep: true });
    throw error;
  }
}

function leftOut(why: string): undefined {
  console.log(`  left out: ${why}`);
}
