import { setTimeout as delay } from 'node:timers/promises';
import { importPrices } from '../../load/disturbances.ts';
import { befall } from '../failover/misfortunes.ts';
import type { Stage } from './stage.ts';

/** What happens while everybody is at work. */
export interface Event {
  readonly name: string;
  /** For so long after it began some may be told to come back in a moment: what docs/operations.md promises of a failover. */
  readonly excusedMs: number;
  play(stage: Stage, checkout: string): Promise<void>;
}

const FAILOVER_MS = 40_000;
const AGAIN_MS = 3000;

const upgrade: Event['play'] = async ({ processes }, checkout) => {
  for (const portal of processes) {
    await portal.stop();
    await portal.start({ checkout });
    await delay(3000);
  }
};

const failover =
  (kind: 'killed' | 'switched'): Event['play'] =>
  ({ cluster }) =>
    befall(kind, cluster, { struck: () => undefined, replaced: async () => undefined });

const imported: Event['play'] = async ({ balancer, people }) => {
  const ms = await importPrices(balancer.url, people.admins[0] ?? '');
  console.log(`  100,000 lines imported in ${(ms / 1000).toFixed(1)} s`);
};

/** As whoever is told to come back in a moment does it. */
async function untilDone(what: string, work: () => Promise<void>): Promise<void> {
  for (let times = 1; ; times += 1) {
    try {
      await work();
      console.log(`  ${what}: done at the ${times}. time`);
      return;
    } catch (error) {
      console.log(`  ${what}: ${error instanceof Error ? error.message : error}`);
      await delay(AGAIN_MS);
    }
  }
}

/** A process that ends at its start is started again, as a service manager does it. */
const allAtOnce: Event['play'] = async (stage, checkout) => {
  const later = async (ms: number, play: Event['play']) => {
    await delay(ms);
    await play(stage, checkout);
  };
  await Promise.all([
    untilDone('import', () => imported(stage, checkout)),
    later(2000, async ({ processes }) => {
      for (const portal of processes) {
        await portal.stop();
        await untilDone('upgrade', () => portal.start({ checkout }));
        await delay(3000);
      }
    }),
    later(4000, failover('killed')),
  ]);
};

/** In turn, then two of them at once, and in the end all. */
export const EVENTS: readonly Event[] = [
  { name: 'nothing', excusedMs: 0, play: () => delay(30_000) },
  { name: 'upgraded, one process after the other', excusedMs: 0, play: upgrade },
  { name: 'a list of 100,000 prices imported', excusedMs: 0, play: imported },
  { name: 'the primary database killed', excusedMs: FAILOVER_MS, play: failover('killed') },
  {
    name: 'upgraded while a list is imported',
    excusedMs: 0,
    play: async (stage, checkout) => {
      await Promise.all([imported(stage, checkout), upgrade(stage, checkout)]);
    },
  },
  { name: 'the primary handed over on purpose', excusedMs: FAILOVER_MS, play: failover('switched') },
  {
    name: 'upgraded while a list is imported and the primary is killed',
    excusedMs: FAILOVER_MS,
    play: allAtOnce,
  },
];
