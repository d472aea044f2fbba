import type { Action } from 'redux';
import { CANCEL } from 'redux-saga';
import { call, cancelled, delay, takeLatest } from 'typed-redux-saga';

interface Typing<Typed extends Action> {
  /** Dispatched at every keystroke. */
  typed: { type: string; match: (action: Action) => action is Typed };
  /** How long typing must pause before the server is asked. */
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
    // Safari has no tasks with a priority.
    yield* typeof scheduler === 'undefined' ? delay(pauseMs) : call(urgently, pauseMs);
    yield* withAbort((signal) => ask(action, signal));
  });
}

/**
 * Somebody waits for what follows: it goes before what a page does by itself just after it was opened. A timer of 25 ms came
 * 100 ms late there, at a quarter of the speed.
 */
function urgently(ms: number): Promise<unknown> {
  const further = new AbortController();
  const { signal } = further;
  const paused = scheduler.postTask(() => {}, { delay: ms, priority: 'user-blocking', signal });
  return Object.assign(paused, { [CANCEL]: () => further.abort() });
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
