import type { RegistryEntry, Release } from '@extranet/shared/registry';
import type { RemoteModule } from '@extranet/shared/remote';
import type { RemoteRegistry } from '../registry/registry.ts';
import type { BringUp } from './bring-up.ts';
import type { Choices } from './choices.ts';
import type { Clock } from './clock.ts';
import { type LoadFailure, toLoadFailure } from './failure.ts';
import type { Retries } from './retries.ts';
import type { Settling } from './settling.ts';
import type { RemoteState, Step, Wanted } from './states.ts';

/** first: each step is shown; asked: somebody clicked, 'retrying' is shown; automatic: the failure stays shown meanwhile. */
type Why = 'first' | 'asked' | 'automatic';

export interface AttemptsParts {
  clock: Clock;
  registry: RemoteRegistry;
  choices: Choices;
  bringUp: BringUp;
  settling: Settling;
  retries: Retries;
  /** The state of some remote has changed. */
  announce: () => void;
  /** The saga of a loaded remote has crashed. */
  onCrash: (id: string, error: unknown, wanted: Wanted) => void;
  /** A part of its saga has crashed. */
  onPartCrash: (id: string, release: Release, error: unknown, since: number) => void;
}

export type Attempts = ReturnType<typeof createAttempts>;

const IDLE: RemoteState = { status: 'idle' };
const SETTLED = ['idle', 'ready', 'denied'];

/** The state of each remote, and the one attempt at a time that may change it. */
export function createAttempts(parts: AttemptsParts) {
  const { clock, registry, settling, retries } = parts;
  const states = new Map<string, RemoteState>();
  const running = new Map<string, { done: Promise<void>; controller: AbortController }>();
  /** For what each was last tried, and of which releases the registry then spoke. */
  const tried = new Map<string, { wanted: Wanted; offered: string }>();

  const read = (id: string): RemoteState => states.get(id) ?? IDLE;

  function change(id: string, state: RemoteState): void {
    states.set(id, state);
    parts.announce();
  }

  const current = (id: string): Promise<void> | undefined => running.get(id)?.done;

  /** The attempt under way, else a new one. */
  const start = (id: string, wanted: Wanted, why: Why): Promise<void> =>
    current(id) ?? startAnew(id, wanted, why);

  function startAnew(id: string, wanted: Wanted, why: Why, only?: Release[]): Promise<void> {
    running.get(id)?.controller.abort();
    const entry = registry.find(id);
    if (!entry) return Promise.resolve();
    tried.set(id, { wanted, offered: offeredBy(entry) });
    const before = read(id);
    // Automatic attempts keep the number of the incident.
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
      change(id, { status: 'ready', module, release, insteadOf, asked: since, since: clock.now() });
    };
    const done = parts
      .bringUp(entry, { wanted, errorId, only, signal, onStep, take })
      .then(
        (state) => {
          if (state && !signal.aborted) change(id, state);
        },
        (thrown: unknown) => {
          if (!signal.aborted) fail(id, toLoadFailure(thrown), wanted, errorId);
        },
      )
      .finally(() => {
        if (current(id) === done) running.delete(id);
      });
    running.set(id, { done, controller });
    return done;
  }

  function fail(id: string, failure: LoadFailure, wanted: Wanted, errorId: string): void {
    const { kind, detail } = failure;
    console.error(`[remote ${id}] ${errorId} ${kind}: ${detail}`, failure);
    change(id, { status: 'failed', kind, detail, errorId });
    retries.schedule(id, () => void start(id, wanted, 'automatic'));
  }

  const offeredBy = (entry: RegistryEntry) => String(parts.choices(entry).map((release) => release.id));

  /**
   * The registry is a newer one: what is under way or has failed goes on with the releases that it now names. So a rollback
   * reaches a tab in which the release before hangs.
   */
  function reconsider(): void {
    for (const [id, { wanted, offered }] of tried) {
      const { status } = read(id);
      const entry = registry.find(id);
      if (!entry || SETTLED.includes(status) || offeredBy(entry) === offered) continue;
      const isPanelShown = status === 'failed' || status === 'incompatible';
      void startAnew(id, wanted, isPanelShown ? 'automatic' : 'first');
    }
  }

  /** Removes it, and gives up an attempt that is under way. */
  function retire(id: string): void {
    retries.cancel(id);
    running.get(id)?.controller.abort();
    running.delete(id);
    settling.unsettle(id);
    states.delete(id);
    tried.delete(id);
  }

  /** Short enough to be read out on the phone, and in the console beside the reason. */
  const newErrorId = (id: string): string => `${id}-${clock.date().toString(36).slice(-5)}`.toUpperCase();

  const idsWhere = (holds: (state: RemoteState, id: string) => boolean): string[] =>
    [...states.keys()].filter((id) => holds(read(id), id));

  return { read, idsWhere, current, start, startAnew, fail, reconsider, retire, newErrorId };
}
