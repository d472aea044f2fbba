import type { Kind, Step, Walk } from './walks.ts';

export interface Person {
  readonly url: string;
  readonly token: string;
  readonly walk: Walk;
}

export interface Tally {
  /** Milliseconds from the moment the step was due to its answer, by kind. */
  readonly times: Record<Kind, number[]>;
  readonly failed: Map<string, number>;
  /** Orders refused because the import had changed a price; the person reads the cart and orders again. */
  pricesChanged: number;
  /** Answers with a status from 500 on, and calls without an answer. */
  serverErrors: number;
}

const STEP_MS = 1000;

/**
 * Each person takes one step a second, spread over the second. A step that starts late, because the one before was slow, is
 * measured from the moment it was due: otherwise a stall of the server would count once and not for every step it delays.
 */
export async function drive(people: readonly Person[], seconds: number): Promise<Tally> {
  const tally: Tally = {
    times: { read: [], list: [], write: [], order: [] },
    failed: new Map(),
    pricesChanged: 0,
    serverErrors: 0,
  };
  const started = performance.now();
  await Promise.all(
    people.map(async (person, index) => {
      const phase = (index * STEP_MS) / people.length;
      for (let number = 0; number < seconds; number += 1) {
        const due = started + phase + number * STEP_MS;
        const early = due - performance.now();
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
        const step = person.walk(number);
        await takeStep(person, step, tally);
        tally.times[step.kind].push(performance.now() - due);
      }
    }),
  );
  return tally;
}

async function takeStep(person: Person, step: Step, tally: Tally): Promise<void> {
  let status = await call(person, step);
  if (step.kind === 'order' && status === 409) {
    // The person sees the cart with its new prices and orders again.
    tally.pricesChanged += 1;
    await call(person, { kind: 'read', path: '/cart' });
    status = await call(person, step);
  }
  if (status === 200) return;
  if (status === 0 || status >= 500) tally.serverErrors += 1;
  const what = `${step.kind} ${step.path.split(/[?]/)[0]}: ${status}`;
  tally.failed.set(what, (tally.failed.get(what) ?? 0) + 1);
}

async function call({ url, token }: Person, { path, body }: Step): Promise<number> {
  try {
    const answer = await fetch(`${url}/api${path}`, {
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

export function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
