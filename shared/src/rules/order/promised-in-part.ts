import type { OrderState } from './states.ts';

interface PromisedLine {
  readonly state: OrderState | undefined;
  /** '2026-12-07'; null while it is on request. */
  readonly on: string | null | undefined;
}

/** Of an order of which not all is promised: the last day that is, and how many lines still are on request. */
export function promisedInPart(lines: readonly PromisedLine[]): { on: string | null; open: number } {
  const living = lines.filter(({ state }) => state !== 'annulee');
  const days = living.flatMap(({ on }) => on ?? []).sort();
  return { on: days.at(-1) ?? null, open: living.length - days.length };
}
