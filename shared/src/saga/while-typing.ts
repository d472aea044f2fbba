import type { Action } from 'redux';
import { CANCEL } from 'redux-saga';
import { call, cancelled, takeLatest } from 'typed-redux-saga';
import { afterPause } from '../browser/after-pause.ts';

interface Typing<Typed extends Action> {
  /** Dispatched at every keystroke. */
  typed: { type: string; match: (action: Action) => action is Typed };
  /** How long typing must pause before the server is asked; 0 where the field tells nothing before it has. */
  pauseMs: number;
  /** Sends the request and puts the answer; it decides itself whether the text is long enough to ask. */
  ask: (action: Typed, signal: AbortSignal) => Generator;
  /** Actions after which the answer is no longer needed, because the typed text was submitted. */
  over?: readonly { type: string }[];
}

/**
 * The one way of asking the server while somebody types. Each keystroke cancels the request before it, so that
 * a slow early answer never replaces a later one.
 */
export function* askWhileTyping<Typed extends Action>({ typed, pauseMs, ask, over = [] }: Typing<Typed>) {
  const types = [typed, ...over].map(({ type }) => type);
  yield* takeLatest(types, function* asked(action: Action) {
    if (!typed.match(action)) return;
    if (pauseMs > 0) yield* call(pause, pauseMs);
    yield* withAbort((signal) => ask(action, signal));
  });
}

function pause(ms: number): Promise<void> {
  let callOff = () => {};
  const paused = new Promise<void>((over) => {
    callOff = afterPause(over, ms);
  });
  return Object.assign(paused, { [CANCEL]: callOff });
}

/** Runs a saga with an AbortSignal that aborts its requests when the saga is cancelled. */
export function* withAbort<Answer>(work: (signal: AbortSignal) => Generator<unknown, Answer, unknown>) {
  const abort = new AbortController();
  try {
    return yield* call(work, abort.signal);
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}
