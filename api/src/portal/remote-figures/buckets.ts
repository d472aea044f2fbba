import type { RemoteFigure } from '@extranet/shared/contracts';
import type { Sum } from './remote-figures.queries.ts';

/** What is longer than the last bound falls into its bucket: nobody needs to know how much longer. */
const MILLISECONDS = [
  50, 75, 100, 150, 200, 250, 300, 400, 500, 700, 1_000, 1_500, 2_500, 5_000, 10_000, 30_000,
];
const MEGABYTES = [25, 50, 75, 100, 150, 200, 300, 400, 600, 1_000, 2_000, 4_000];

const boundOf = (value: number, bounds: readonly number[]): number =>
  bounds.find((bound) => value <= bound) ?? (bounds.at(-1) as number);

/** A report as sums that are added to those of the day. */
export function sumsOf({ loadMs, interactions, longTasks, errors, memoryMb }: RemoteFigure): Sum[] {
  const sums = new Map<string, Sum>();
  const add = (figure: Sum['figure'], bound: number, by = 1) => {
    const key = `${figure} ${bound}`;
    sums.set(key, { figure, bound, total: (sums.get(key)?.total ?? 0) + by });
  };
  if (loadMs !== undefined) add('load', boundOf(loadMs, MILLISECONDS));
  for (const took of interactions ?? []) add('interaction', boundOf(took, MILLISECONDS));
  for (const took of longTasks ?? []) add('longTask', boundOf(took, MILLISECONDS));
  if (memoryMb !== undefined) add('memory', boundOf(memoryMb, MEGABYTES));
  if (errors) add('error', 0, errors);
  return [...sums.values()];
}

export const countIn = (sums: readonly Sum[], figure: Sum['figure']): number =>
  sums.reduce((count, sum) => (sum.figure === figure ? count + sum.total : count), 0);

/** What so large a part of all is not above, as if each bucket were evenly filled; null where there is nothing. */
export function quantile(
  sums: readonly Sum[],
  figure: 'load' | 'interaction' | 'memory',
  part: number,
): number | null {
  const bounds = figure === 'memory' ? MEGABYTES : MILLISECONDS;
  const wanted = countIn(sums, figure) * part;
  if (wanted === 0) return null;
  let below = 0;
  let from = 0;
  for (const bound of bounds) {
    const here = countIn(
      sums.filter((sum) => sum.bound === bound),
      figure,
    );
    if (here > 0 && below + here >= wanted)
      return Math.round(from + ((wanted - below) / here) * (bound - from));
    below += here;
    from = bound;
  }
  return bounds.at(-1) as number;
}
