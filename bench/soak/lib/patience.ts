import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, sentenceOf } from './calls.ts';

const SENTENCE = 'Le service est momentanément indisponible. Veuillez réessayer dans quelques instants.';
/** As the page of the cart waits (`checkout.saga.ts`). */
const WAITS_MS = [500, 1000, 2000, 4000];

/** A call that was told to come back in a moment, or got no answer: pages treat both alike. */
export interface Unavailable {
  /** When it was asked. */
  readonly at: number;
  readonly path: string;
  readonly isSaid: boolean;
}

/** Asks again, as a page does, until the answer says what became of it. */
export async function untilHeard(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    const answer = await ask();
    if (answer.status !== 0 && answer.status < 500 && !isInProgress(answer)) return answer;
    await delay(WAITS_MS[Math.min(tries, WAITS_MS.length - 1)]);
  }
}

export const isToldToWait = (answer: Answer): boolean =>
  answer.status === 503 && sentenceOf(answer) === SENTENCE;

export const isInProgress = ({ status, body }: Answer): boolean =>
  status === 409 && (body as { error?: { code?: string } }).error?.code === 'order.inProgress';
