import { within } from '../../base/within.ts';

interface Patience {
  /** How long an answer is waited for while an earlier one is good. */
  readonly soonMs: number;
  /** How long an answer is good. */
  readonly goodForMs: number;
  /** How long it is waited for otherwise. */
  readonly atMostMs: number;
}

/**
 * Asks anew each time, and answers what was found last where that takes long: a question that waits in the queue of a busy process says
 * nothing about what it asks for. A failure is one at once, and is nothing that could be answered later.
 */
export function lately<T>(
  ask: () => Promise<T>,
  { soonMs, goodForMs, atMostMs }: Patience,
): () => Promise<T> {
  let found: { readonly answer: T; readonly at: number } | undefined;
  let underWay: { readonly asked: Promise<T>; readonly at: number } | undefined;

  const askOnce = () => {
    const at = performance.now();
    // One that hangs is not waited for by others: a connection may be dead whose database answers on the next one.
    if (underWay && at - underWay.at < atMostMs) return underWay.asked;
    const asked = ask().then(
      (answer) => {
        found = { answer, at };
        return answer;
      },
      (error) => {
        found = undefined;
        throw error;
      },
    );
    const own = { asked, at };
    underWay = own;
    const forget = () => {
      if (underWay === own) underWay = undefined;
    };
    asked.then(forget, forget);
    return asked;
  };

  /** Whoever asks after this is not given the same question that hangs: timers may be a little early by the other clock. */
  const waitFor = (asked: Promise<T>, ms: number) =>
    within(ms, asked).catch((error) => {
      if (underWay?.asked === asked) underWay = undefined;
      throw error;
    });

  return async () => {
    const asked = askOnce();
    // Whoever waits hears of its failure; nobody may be waiting any more.
    asked.catch(() => undefined);
    if (!found) return waitFor(asked, atMostMs);
    const late = Symbol('late');
    const answer = await Promise.race([asked, timeout(soonMs, late)]);
    if (answer !== late) return answer as T;
    if (found && performance.now() - found.at < goodForMs) return found.answer;
    return waitFor(asked, Math.max(0, atMostMs - soonMs));
  };
}

const timeout = <S>(ms: number, sign: S) =>
  new Promise<S>((resolve) => setTimeout(resolve, ms, sign).unref());
