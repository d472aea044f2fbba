import type { Saga } from 'redux-saga';
import { call, getContext, setContext } from 'typed-redux-saga';

type OnCrash = (error: unknown) => void;

/** Sagas inherit it from the one that started them: where a crash inside of a remote is told. */
const PART_CRASHED = 'onPartCrash';

/**
 * A saga that throws is logged and ends alone: without this, one crash would cancel every saga that runs
 * beside it, those of other remotes included. The crash is told to onCrash, else to whoever owns the saga.
 */
export const safely = <Args extends unknown[]>(name: string, saga: Saga<Args>, onCrash?: OnCrash) =>
  function* guarded(...args: Args) {
    try {
      yield* call(saga, ...args);
    } catch (error) {
      console.error(`[saga ${name}]`, error);
      const told = onCrash ?? (yield* getContext<OnCrash | undefined>(PART_CRASHED));
      told?.(error);
    }
  };

/** A saga with parts of its own: what crashes in one of them, and only there, is told to onPartCrash. */
export const withParts = (saga: Saga, onPartCrash?: OnCrash): Saga =>
  function* parted() {
    yield* setContext({ [PART_CRASHED]: onPartCrash });
    yield* call(saga);
  };
