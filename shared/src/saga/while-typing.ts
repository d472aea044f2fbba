import type { Action } from 'redux';
import { call, cancelled, delay, takeLatest } from 'typed-redux-saga';

interface Typing<Typed extends Action> {
  /** Told at every letter. */
  typed: { type: string; match: (action: Action) => action is Typed };
  /** How long the fingers rest before the server is asked. */
  pauseMs: number;
  /** Asks, and puts the answer; a text that is too short for a question asks nothing. */
  ask: (action: Typed, signal: AbortSignal) => Generator;
  /** Facts after which the answer is no longer wanted: what was typed has served. */
  over?: readonly { type: string }[];
}

/**
 * The one way of asking the server while somebody types. A letter gives up the question before it, its request too, so that
 * a slow early answer never replaces a later one.
 */
export function* askWhileTyping<Typed extends Action>({ typed, pauseMs, ask, over = [] }: Typing<Typed>) {
  const types = [typed, ...over].map(({ type }) => type);
  yield* takeLatest(types, function* asked(action: Action) {
    if (!typed.match(action)) return;
    yield* delay(pauseMs);
    yield* withAbort((signal) => ask(action, signal));
  });
}

/** Work whose requests are given up when it is cancelled. */
export function* withAbort<Answer>(work: (signal: AbortSignal) => Generator<unknown, Answer, unknown>) {
  const abort = new AbortController();
  try {
    return yield* call(work, abort.signal);
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}
