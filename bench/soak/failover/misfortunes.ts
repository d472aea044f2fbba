import { until } from '../../../tools/testing/until.ts';
import type { Machine } from '../lib/machines.ts';
import type { Cluster } from './cluster.ts';

/** What befalls the primary, and how it comes back once another one has taken its place. */
interface Misfortune {
  strike(cluster: Cluster, primary: Machine): Promise<void>;
  end(cluster: Cluster, primary: Machine): Promise<void>;
}

const MISFORTUNES = {
  killed: {
    strike: (_, primary) => primary.signal('SIGKILL'),
    end: async (cluster, primary) => cluster.startOn(primary),
  },
  switched: {
    strike: (cluster, primary) => cluster.switchOver(primary),
    end: async () => undefined,
  },
  frozen: {
    strike: (_, primary) => primary.signal('SIGSTOP'),
    end: (_, primary) => primary.signal('SIGCONT'),
  },
  'cut off': {
    strike: (_, primary) => primary.cutOff(),
    end: (_, primary) => primary.reconnect(),
  },
} satisfies Record<string, Misfortune>;

export type Kind = keyof typeof MISFORTUNES;
export const KINDS = Object.keys(MISFORTUNES) as Kind[];

/** Strikes whoever leads, waits for another one, and brings the first one back. `struck` is called right before. */
export async function befall(
  kind: Kind,
  cluster: Cluster,
  steps: { struck: () => void; replaced: () => Promise<void> },
): Promise<void> {
  let primary: Machine | undefined;
  await until('somebody leads', async () => {
    primary = await cluster.leader();
    return primary !== undefined;
  });
  const first = primary as Machine;
  steps.struck();
  await MISFORTUNES[kind].strike(cluster, first);
  await cluster.replaced(first);
  await steps.replaced();
  await MISFORTUNES[kind].end(cluster, first);
  await cluster.whole();
}
