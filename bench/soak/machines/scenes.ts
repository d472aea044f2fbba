import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../../../tools/testing/until.ts';
import { PLACES, type Place } from './balancer.ts';
import { openIdle } from './idle.ts';
import { FAKETIME, type Stage } from './stage.ts';

/** What happens to the machines, and for how long afterwards some may be told to come back in a moment. */
export interface Scene {
  /** As it is chosen on the command line. */
  readonly key: string;
  readonly name: string;
  /** The balancer's checks; nothing where a process is taken out before it is stopped. */
  readonly excusedMs: number;
  /** How long one answer may take at most, where that is what the scene is about. */
  readonly longestMs?: number;
  /** `struck` is called each time right before something breaks; `answers` counts what people were answered until now. */
  play(stage: Stage, struck: () => void, answers: () => number): Promise<void>;
}

interface Versions {
  readonly earlier: string;
  readonly now: string;
  /** How many calls the upgrade must have been crossed by: it goes on, round after round. */
  readonly calls: number;
}

const MACHINES: readonly [readonly Place[], readonly Place[]] = [
  ['one-a', 'one-b'],
  ['two-a', 'two-b'],
];
const WHILE_MS = 6000;
const BUCKET_AWAY_MS = 60_000;
const IDLE = 10_000;
/** Ten minutes ahead; its timers keep counting true seconds, as on a machine whose clock is set wrong. */
const AHEAD = { LD_PRELOAD: FAKETIME, FAKETIME: '+10m', FAKETIME_DONT_FAKE_MONOTONIC: '1' };

export const scenesOf = ({ earlier, now, calls }: Versions): readonly Scene[] => [
  {
    key: 'upgrade',
    name: earlier === now ? 'restarted, machine by machine' : 'upgraded, machine by machine',
    excusedMs: 0,
    play: async (stage, _, answers) => {
      const from = answers();
      let isEarlier = earlier !== now;
      do {
        for (const places of MACHINES) {
          for (const place of places) await replace(stage, place, { checkout: now }, isEarlier);
          await delay(WHILE_MS);
        }
        isEarlier = false;
      } while (answers() - from < calls);
    },
  },
  {
    key: 'kill',
    name: 'one process killed',
    excusedMs: 3000,
    play: async (stage, struck) => {
      struck();
      await stage.processes['one-b'].kill();
      await delay(WHILE_MS);
      await stage.processes['one-b'].start({ checkout: now });
      await delay(WHILE_MS);
    },
  },
  {
    key: 'cut',
    name: 'one machine cut off',
    excusedMs: 6000,
    // Shorter than the machine is away: nobody waits until it comes back.
    longestMs: 8000,
    play: async (stage, struck) => {
      const [, machine] = stage.machines;
      struck();
      await machine.cutOff();
      await delay(2 * WHILE_MS);
      await machine.reconnect();
      for (const place of MACHINES[1])
        await until(`${place} is back`, () => stage.processes[place].isReady());
      await delay(WHILE_MS);
    },
  },
  {
    key: 'clock',
    name: 'one machine ten minutes ahead',
    excusedMs: 0,
    play: async (stage) => {
      for (const place of MACHINES[1]) await replace(stage, place, { checkout: now, more: AHEAD });
      await delay(3 * WHILE_MS);
      for (const place of MACHINES[1]) await replace(stage, place, { checkout: now });
      await delay(WHILE_MS);
    },
  },
  {
    key: 'bucket',
    name: 'a bucket that answers 503 for a minute',
    excusedMs: 0,
    play: async (stage) => {
      stage.bucketRefuses(true);
      await delay(BUCKET_AWAY_MS);
      for (const place of PLACES)
        if (!(await stage.processes[place].isReady()))
          throw new Error(`${place} is not ready without its bucket`);
      stage.bucketRefuses(false);
      await delay(WHILE_MS);
    },
  },
  {
    key: 'idle',
    name: '10,000 idle connections',
    excusedMs: 0,
    play: async ({ balancer }) => {
      const idle = await openIdle(balancer.url, IDLE);
      await delay(2 * WHILE_MS);
      console.log(`${idle.open()} idle connections are open, the balancer holds ${balancer.megabytes()} MB`);
      if (idle.open() < IDLE) throw new Error('the balancer did not keep them');
      idle.end();
    },
  },
];

/** As docs/operations.md tells it: stopped and started, and taken out by hand before where the version does not say itself that it goes. */
async function replace(
  { balancer, processes }: Stage,
  place: Place,
  version: Parameters<Stage['processes'][Place]['start']>[0],
  byHand = false,
): Promise<void> {
  if (byHand) await balancer.drain(place);
  await processes[place].stop();
  await processes[place].start(version);
  if (byHand) await balancer.fill(place);
}
