import { setTimeout as delay } from 'node:timers/promises';
import { isBusy } from './sqlite-handles.ts';

const FIRST_PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 10;

/**
 * A queue of writers in the order of arrival, because SQLite allows one writer at a time. Writers wait as promises, so
 * that the process can read while an import holds the lock for a second.
 */
export interface WriteTurns {
  /** Waits for a turn; answers the function that ends it. */
  take(waitMs: number): Promise<() => void>;
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
    take: (waitMs) => {
      if (!taken) {
        taken = true;
        return Promise.resolve(turn());
      }
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(called), 1);
          reject(busyError());
        }, waitMs);
        const called = () => {
          clearTimeout(timer);
          resolve(turn());
        };
        waiting.push(called);
      });
    },
  };
}

/** Repeats the work while another process or an import's worker holds the file's write lock. */
export async function onceUnlocked<T>(work: () => T, waitMs: number): Promise<T> {
  const deadline = performance.now() + waitMs;
  let pause = FIRST_PAUSE_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() > deadline) throw busyError();
    }
    await delay(pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

/** Has the code of SQLite's own 'busy'. */
function busyError(): Error {
  return Object.assign(new Error('the database is being written by others'), { errcode: 5 });
}
