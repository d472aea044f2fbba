import { setTimeout as delay } from 'node:timers/promises';
import { isBusy } from './sqlite-handles.ts';

const FIRST_PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 10;

/**
 * Who may write, in the order of asking. SQLite lets one writer in at a time; whoever waits here waits as a promise, so
 * that an import's second at the lock stops nobody who reads.
 */
export interface WriteTurns {
  /** Waits for its turn; answers how to end it. */
  take(patienceMs: number): Promise<() => void>;
}

export function writeTurns(): WriteTurns {
  const waiting: (() => void)[] = [];
  let taken = false;

  const next = () => {
    const first = waiting.shift();
    if (first) first();
    else taken = false;
  };
  const turn = () => {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      next();
    };
  };
  return {
    take: (patienceMs) => {
      if (!taken) {
        taken = true;
        return Promise.resolve(turn());
      }
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(called), 1);
          reject(waitedInVain());
        }, patienceMs);
        const called = () => {
          clearTimeout(timer);
          resolve(turn());
        };
        waiting.push(called);
      });
    },
  };
}

/** Tries again while another process, or an import's worker, holds the file's write lock. */
export async function onceUnlocked<T>(work: () => T, patienceMs: number): Promise<T> {
  const deadline = performance.now() + patienceMs;
  let pause = FIRST_PAUSE_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() > deadline) throw waitedInVain();
    }
    await delay(pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

/** Looks like SQLite's own 'busy'. */
function waitedInVain(): Error {
  return Object.assign(new Error('the database is being written by others'), { errcode: 5 });
}
