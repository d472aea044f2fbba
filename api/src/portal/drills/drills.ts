import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DRILL_NAMES,
  type DrillName,
  type DrillReport,
  type DrillResult,
  type DrillsOverview,
} from '@extranet/shared/contracts';
import { conflict } from '../../base/errors.ts';
import { type DrillProcess, startDrill } from './drill-process.ts';
import { DRILL_TITLES } from './drill-titles.ts';

const LIMIT_MS = 120_000;

export interface Drills {
  overview(): DrillsOverview;
  /** Starts one; refuses while another one runs. */
  start(name: DrillName): void;
  /** What the person saw the last time. */
  picture(name: DrillName): Buffer | null;
  /** Ends what runs. */
  close(): Promise<void>;
}

interface Options {
  readonly program: string;
  readonly now: () => Date;
  readonly limitMs?: number;
}

interface Running {
  readonly name: DrillName;
  readonly since: number;
  process?: DrillProcess;
}

interface Played {
  readonly report: DrillReport;
  readonly picture: Buffer | null;
}

/** One drill at a time, and what came of each the last time. A process remembers its own: they are shown, not kept. */
export function openDrills({ program, now, limitMs = LIMIT_MS }: Options): Drills {
  const results = new Map<DrillName, { result: DrillResult; picture: Buffer | null }>();
  let running: Running | null = null;
  let last = Promise.resolve();
  let closed = false;

  async function play(one: Running): Promise<Played> {
    const folder = await mkdtemp(join(tmpdir(), 'extranet-drill-'));
    try {
      one.process = await startDrill({ program, name: one.name, folder, limitMs });
      if (closed) void one.process.stop();
      const report = await one.process.ended;
      return { report, picture: await readFile(join(folder, 'picture.jpg')).catch(() => null) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function playAndKeep(one: Running): Promise<void> {
    const { report, picture } = await play(one).catch(
      ({ message }: Error): Played => ({ report: { failure: message, lines: [] }, picture: null }),
    );
    const { ms, failure = null, lines } = report;
    const result = {
      at: now().toISOString(),
      ms: failure === null && ms !== undefined ? Math.round(ms) : null,
      ...{ failure, lines, pictured: picture !== null },
      tookMs: Math.round(performance.now() - one.since),
    };
    results.set(one.name, { result, picture });
    running = null;
  }

  return {
    start(name) {
      if (running) throw busy(running.name);
      running = { name, since: performance.now() };
      last = playAndKeep(running);
    },
    overview: () => ({
      running: running && { name: running.name, forMs: Math.round(performance.now() - running.since) },
      drills: DRILL_NAMES.map((name) => ({
        name,
        title: DRILL_TITLES[name],
        last: results.get(name)?.result ?? null,
      })),
    }),
    picture: (name) => results.get(name)?.picture ?? null,
    async close() {
      closed = true;
      await running?.process?.stop();
      await last;
    },
  };
}

const busy = (name: DrillName) =>
  conflict(
    'drills.running',
    `L’exercice «\u00a0${DRILL_TITLES[name]}\u00a0» est en cours. Attendez qu’il se termine, puis réessayez.`,
  );
