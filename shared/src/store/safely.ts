import type { Saga } from 'redux-saga';
import { call, getContext, setContext } from 'typed-redux-saga';

type OnCrash = (error: unknown) => void;

/** Context key, inherited by child sagas, of the callback that is told when one of a remote's sagas crashes. */
const PART_CRASHED = 'onPartCrash';

/**
 * Logs a crash and ends only the saga that crashed: without this, one crash would cancel every saga beside it, those of
 * other remotes included. The crash is reported to onCrash, else to the callback that withCrashReport set.
 */
export const safely = <Args extends unknown[]>(name: string, saga: Saga<Args>, onCrash?: OnCrash) =>
  function* guarded(...args: Args) {
    try {
      yield* call(saga, ...args);
    } catch (error) {
      console.error(`[saga ${name}]`, error);
      const report = onCrash ?? (yield* getContext<OnCrash | undefined>(PART_CRASHED));
      report?.(error);
    }
  };

/** Runs a remote's root saga; crashes of sagas that it runs with `safely` are reported to onPartCrash. */
export const withCrashReport = (saga: Saga, onPartCrash?: OnCrash): Saga =>
  function* reported() {
    yield* setContext({ [PART_CRASHED]: onPartCrash });
    yield* call(saga);
  };
