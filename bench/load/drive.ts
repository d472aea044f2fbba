import type { Kind, Step, Walk } from './walks.ts';

export interface Person {
  readonly url: string;
  readonly token: string;
  readonly walk: Walk;
}

export interface Tally {
  /** Milliseconds from when the step was due, by kind. */
  readonly times: Record<Kind, number[]>;
  readonly failed: Map<string, number>;
  /** Orders refused because the import had raised a price: read again and ordered again by the person. */
  pricesChanged: number;
  /** Statuses from 500 on, and calls without any answer. */
  fivehundreds: number;
}

const STEP_MS = 1000;

/**
 * Everybody takes one step a second, each at a phase of their own. A step that comes late because the one before was slow
 * is measured from when it was due: a stall is felt by all who would have come during it.
 */
export async function drive(people: readonly Person[], seconds: number): Promise<Tally> {
  const tally: Tally = {
    times: { read: [], list: [], write: [], order: [] },
    failed: new Map(),
    pricesChanged: 0,
    fivehundreds: 0,
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
        await take(person, step, tally);
        tally.times[step.kind].push(performance.now() - due);
      }
    }),
  );
  return tally;
}

async function take(person: Person, step: Step, tally: Tally): Promise<void> {
  let status = await call(person, step);
  if (step.kind === 'order' && status === 409) {
    // Shown the cart with its new prices, the person consents.
    tally.pricesChanged += 1;
    await call(person, { kind: 'read', path: '/cart' });
    status = await call(person, step);
  }
  if (status === 200) return;
  if (status === 0 || status >= 500) tally.fivehundreds += 1;
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
