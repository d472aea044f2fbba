import type { Clock } from './clock.ts';
import { LoadFailure } from './failure.ts';
import type { Line } from './line.ts';
import { createPatience } from './patience.ts';

/** A server that sends nothing for this long is given up. */
export const SILENCE_MS = 3_000;
/** The same for chunks of the shell, of which the page sees no bytes, only that they have come. */
const PLATFORM_MS = 5_000;
/** How long code may take that is there already: container, module, texts. */
const STEP_MS = 4_000;

interface Around {
  /** What the release borrows of the shell: until it has come, nothing of the remote hangs. */
  borrowed: Promise<void>;
  signal: AbortSignal;
  /** The page stood still for so many milliseconds. */
  onLate?: (ms: number) => void;
}

export type Limits = ReturnType<typeof createLimits>;

/**
 * How long each step of a remote's coming up may take. Time counts only while nothing is missing that the network brings:
 * a slow line is no hang. With what it takes to bring another release it is less than six seconds.
 */
export function createLimits(clock: Clock, line: Line) {
  /** What the shell lends; a wait for it has a limit of its own. */
  const arrival = (chunks: Promise<void>): Promise<void> =>
    new Promise((resolve, reject) => {
      const end = line.listen(PLATFORM_MS, () => reject(new LoadFailure('timeout', 'a chunk of the shell')));
      chunks.then(resolve).finally(end);
    });

  /** Settles as the work does, or fails when it takes too long or is given up. */
  function within<T>(what: string, work: Promise<T>, { borrowed, signal, onLate }: Around) {
    return new Promise<T>((resolve, reject) => {
      let over = false;
      let end = () => {};
      const settle = () => {
        over = true;
        end();
        signal.removeEventListener('abort', giveUp);
      };
      const giveUp = () => {
        settle();
        reject(new LoadFailure('hang', `${what} does not come to an end`));
      };
      signal.addEventListener('abort', giveUp);
      borrowed.then(() => {
        if (!over) end = createPatience(clock, STEP_MS, giveUp, onLate).end;
      }, reject);
      work.then(resolve, reject).finally(settle);
    });
  }

  return { arrival, within };
}
