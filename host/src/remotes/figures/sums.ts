import type { RemoteFigure } from '@extranet/shared/contracts';

/** A release that runs in this page. */
export interface Running {
  remote: string;
  release: string;
}

/** The server takes so many; who does more in a minute is measured by the first ones. */
const MOST = 100;
const MOST_ERRORS = 1_000;
const MOST_RELEASES = 12;

/** What was measured since the last report, by release. */
export function createSums() {
  const sums = new Map<string, RemoteFigure>();

  function of({ remote, release }: Running): RemoteFigure {
    const key = `${remote} ${release}`;
    const known = sums.get(key) ?? { remote, release };
    sums.set(key, known);
    return known;
  }

  function add(running: Running, figure: 'interactions' | 'longTasks', ms: number): void {
    const one = of(running);
    const all = one[figure] ?? [];
    if (all.length < MOST) one[figure] = [...all, Math.round(ms)];
  }

  return {
    interaction: (running: Running, ms: number) => add(running, 'interactions', ms),
    longTask: (running: Running, ms: number) => add(running, 'longTasks', ms),
    load: (running: Running, ms: number) => {
      of(running).loadMs = Math.round(ms);
    },
    error: (running: Running) => {
      const one = of(running);
      one.errors = Math.min((one.errors ?? 0) + 1, MOST_ERRORS);
    },
    /** Only beside something that was done: a page that is only open has nothing to say. */
    memory: (running: Running, megabytes: number) => {
      const known = sums.get(`${running.remote} ${running.release}`);
      if (known) known.memoryMb = Math.round(megabytes);
    },
    /** All of it, once. */
    take(): RemoteFigure[] {
      const taken = [...sums.values()].slice(0, MOST_RELEASES);
      sums.clear();
      return taken;
    },
  };
}
