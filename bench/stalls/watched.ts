import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { RunningServer } from '../../tools/lib/servers/index.ts';
import { percentile, type Row } from '../lib/table.ts';

const CEILING_MS = 50;
/** What was begun may still be under way when its answer is there. */
const AFTER_MS = 400;
const LOOP_MAX = /^nodejs_eventloop_lag_max_seconds(?:\{.*\})? (\S+)$/m;

export interface Watch {
  /** Does the work, and says what all others waited meanwhile. */
  during(what: string, work: () => Promise<unknown>): Promise<Row>;
  end(): void;
}

/** Watches a server from outside: by what an account waits for its own data, and by the longest turn that the server itself saw. */
export async function watch({ url }: RunningServer, token: string): Promise<Watch> {
  const probe = fork(fileURLToPath(new URL('./probe.ts', import.meta.url)), [`${url}/api/user`, token]);
  await once(probe, 'message');
  return {
    during: async (what, work) => {
      await waitsOf(probe);
      await longestTurn(url);
      const began = performance.now();
      await work();
      const took = performance.now() - began;
      await new Promise((resolve) => setTimeout(resolve, AFTER_MS));
      const turn = await longestTurn(url);
      const { waits, failed } = await waitsOf(probe);
      return [what, `${CEILING_MS} ms`, told({ waits, failed, took, turn })];
    },
    end: () => probe.kill(),
  };
}

interface Seen {
  readonly waits: readonly number[];
  readonly failed: number;
}

function told({ waits, failed, took, turn }: Seen & { took: number; turn: number }): string {
  const late = waits.filter((wait) => wait > CEILING_MS).length;
  return [
    `${Math.round(percentile(waits, 1))} ms`,
    `p99 ${Math.round(percentile(waits, 0.99))} ms`,
    `${late} of ${waits.length} over ${CEILING_MS} ms`,
    `longest turn ${Math.round(turn)} ms`,
    `took ${(took / 1000).toFixed(1)} s`,
    ...(failed > 0 ? [`${failed} refused`] : []),
  ].join(', ');
}

/** Since it was asked last. */
async function waitsOf(probe: ChildProcess): Promise<Seen> {
  probe.send('tell');
  const [seen] = (await once(probe, 'message')) as [Seen];
  return seen;
}

/** Since it was asked last: each scrape begins anew. */
async function longestTurn(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(LOOP_MAX.exec(text)?.[1] ?? 0) * 1000;
}
