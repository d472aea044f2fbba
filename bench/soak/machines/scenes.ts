import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../../../tools/testing/until.ts';
import type { Place } from './balancer.ts';
import { FAKETIME, type Stage } from './stage.ts';

/** What happens to the machines, and for how long afterwards some may be told to come back in a moment. */
export interface Scene {
  /** As it is chosen on the command line. */
  readonly key: string;
  readonly name: string;
  /** The balancer's checks; nothing where a process is taken out before it is stopped. */
  readonly excusedMs: number;
  /** `struck` is called each time right before something breaks. */
  play(stage: Stage, struck: () => void): Promise<void>;
}

interface Versions {
  readonly earlier: string;
  readonly now: string;
}

const MACHINES: readonly [readonly Place[], readonly Place[]] = [
  ['one-a', 'one-b'],
  ['two-a', 'two-b'],
];
const WHILE_MS = 6000;
/** Ten minutes ahead; its timers keep counting true seconds, as on a machine whose clock is set wrong. */
const AHEAD = { LD_PRELOAD: FAKETIME, FAKETIME: '+10m', FAKETIME_DONT_FAKE_MONOTONIC: '1' };

export const scenesOf = ({ earlier, now }: Versions): readonly Scene[] => [
  {
    key: 'upgrade',
    name: earlier === now ? 'restarted, machine by machine' : 'upgraded, machine by machine',
    excusedMs: 0,
    play: async (stage) => {
      for (const places of MACHINES) {
        for (const place of places) await replace(stage, place, { checkout: now });
        await delay(WHILE_MS);
      }
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
];

/** As docs/operations.md tells it: out of the balancer, stopped, started, back. */
async function replace(
  { balancer, processes }: Stage,
  place: Place,
  version: Parameters<Stage['processes'][Place]['start']>[0],
): Promise<void> {
  await balancer.drain(place);
  await processes[place].stop();
  await processes[place].start(version);
  await balancer.fill(place);
}
