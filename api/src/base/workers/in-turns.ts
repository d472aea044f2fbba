import { setImmediate } from 'node:timers/promises';

const TURN_MS = 10;

/** Long work in short steps: after ten milliseconds all other callers have their turn. */
export async function inTurns<T>(steps: Iterable<readonly T[]>): Promise<T[]> {
  const results: T[] = [];
  let began = performance.now();
  for (const step of steps) {
    results.push(...step);
    if (performance.now() - began < TURN_MS) continue;
    await setImmediate();
    began = performance.now();
  }
  return results;
}
