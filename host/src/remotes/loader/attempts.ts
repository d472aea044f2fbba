import type { RegistryEntry, Release } from '@extranet/shared/registry';
import type { RemoteModule } from '@extranet/shared/remote';
import type { BringUp, Outcome } from './bring-up.ts';
import type { Clock } from './clock.ts';
import type { LoadFailure } from './failure.ts';
import type { Retries } from './retries.ts';
import type { Settling } from './settling.ts';
import type { RemoteState, Step, Wanted } from './states.ts';

/** first: shown step by step; asked: somebody clicked; automatic: behind the failure that goes on being shown. */
type Why = 'first' | 'asked' | 'automatic';

export interface AttemptsParts {
  clock: Clock;
  findEntry: (id: string) => RegistryEntry | undefined;
  bringUp: BringUp;
  settling: Settling;
  retries: Retries;
  /** The state of some remote has changed. */
  announce: () => void;
  /** The saga of a loaded remote is gone. */
  onCrash: (id: string, error: unknown, wanted: Wanted) => void;
  /** A part of it is gone. */
  onPartCrash: (id: string, release: Release, error: unknown, since: number) => void;
}

export type Attempts = ReturnType<typeof createAttempts>;

const IDLE: RemoteState = { status: 'idle' };

/** The state of each remote, and the one attempt at a time that may change it. */
export function createAttempts(parts: AttemptsParts) {
  const { clock, findEntry, settling, retries } = parts;
  const states = new Map<string, RemoteState>();
  const running = new Map<string, { done: Promise<void>; abandon: () => void }>();

  const read = (id: string): RemoteState => states.get(id) ?? IDLE;

  function change(id: string, state: RemoteState): void {
    states.set(id, state);
    parts.announce();
  }

  /** The attempt under way, else a new one. */
  const start = (id: string, wanted: Wanted, why: Why): Promise<void> =>
    running.get(id)?.done ?? startAnew(id, wanted, why);

  function startAnew(id: string, wanted: Wanted, why: Why, only?: Release[]): Promise<void> {
    running.get(id)?.abandon();
    const entry = findEntry(id);
    if (!entry) return Promise.resolve();
    const before = read(id);
    // One incident keeps one number, however often it is tried again behind the scenes.
    const errorId = why === 'automatic' && before.status === 'failed' ? before.errorId : newErrorId(id);
    if (why === 'asked') change(id, { status: 'retrying', attempt: retries.failuresOf(id) + 1 });
    const controller = new AbortController();
    const { signal } = controller;
    const since = clock.now();
    const onStep = (status: Step) => {
      if (why === 'first' && !signal.aborted) change(id, { status });
    };
    const take = (module: RemoteModule, release: Release, insteadOf: string | undefined) => {
      settling.settle(module, {
        onCrash: (error) => parts.onCrash(id, error, wanted),
        onPartCrash: (error) => parts.onPartCrash(id, release, error, since),
      });
      retries.loaded(id);
      change(id, { status: 'ready', module, release, insteadOf, since: clock.now() });
    };
    const done = parts
      .bringUp(entry, { wanted, errorId, only, signal, onStep, take })
      .then((outcome) => {
        if (!signal.aborted) conclude(id, outcome, wanted, errorId);
      })
      .finally(() => {
        if (running.get(id)?.done === done) running.delete(id);
      });
    running.set(id, { done, abandon: () => controller.abort() });
    return done;
  }

  function conclude(id: string, outcome: Outcome, wanted: Wanted, errorId: string): void {
    if (outcome.status === 'denied') change(id, { status: 'denied' });
    if (outcome.status === 'incompatible') change(id, { ...outcome, errorId });
    if (outcome.status === 'failed') fail(id, outcome.failure, wanted, errorId);
  }

  function fail(id: string, failure: LoadFailure, wanted: Wanted, errorId: string): void {
    const { kind, detail } = failure;
    console.error(`[remote ${id}] ${errorId} ${kind}: ${detail}`, failure);
    change(id, { status: 'failed', kind, detail, errorId });
    retries.schedule(id, () => void start(id, wanted, 'automatic'));
  }

  /** Nothing of it is left, and what is still loading never arrives. */
  function retire(id: string): void {
    retries.cancel(id);
    running.get(id)?.abandon();
    running.delete(id);
    settling.unsettle(id);
    states.delete(id);
  }

  /** Short enough to be read out on the phone, and in the console beside the reason. */
  const newErrorId = (id: string): string => `${id}-${clock.date().toString(36).slice(-5)}`.toUpperCase();

  const isRunning = (id: string): boolean => running.has(id);
  const known = (): [string, RemoteState][] => [...states];
  return { read, known, isRunning, start, startAnew, fail, retire, newErrorId };
}
