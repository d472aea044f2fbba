import type { PriceLine } from '../lines/price-lines.ts';
import type { PriceProblem, PriceProblems } from '../lines/price-problems.ts';
import type { Clash } from '../lines/rebased-lines.ts';

/** What is said about a line, in a row of its own below it: there is room for all of it, and nothing is printed over. */
export interface SaidRow {
  key: string;
  about: PriceLine;
  problems: readonly PriceProblem[];
  clash: Clash | undefined;
}

export type GridRow = PriceLine | SaidRow;

export const isSaid = (row: GridRow): row is SaidRow => 'about' in row;

/** The id by which a field refers to one thing that is wrong with it. */
export const saidId = (key: string, problem: PriceProblem) => `price-${problem}-${encodeURIComponent(key)}`;

interface Options {
  problems: PriceProblems;
  clashes: ReadonlyMap<string, Clash>;
  /** Where a sentence takes several lines, each has a row of its own. */
  oneByOne: boolean;
}

/** The same list where nothing is said. */
export function withSaid(
  lines: readonly PriceLine[],
  { problems, clashes, oneByOne }: Options,
): readonly GridRow[] {
  if (problems.size === 0 && clashes.size === 0) return lines;
  return lines.flatMap((about): GridRow[] => {
    const found = problems.get(about.key) ?? [];
    const both = clashes.get(about.key);
    // Whoever took the other one's line has nothing to decide any more.
    const clash = both?.theirs === about ? undefined : both;
    if (found.length === 0 && !clash) return [about];
    const said = (part: Pick<SaidRow, 'problems' | 'clash'>, at = 0): SaidRow => ({
      key: `said ${about.key} ${at}`,
      about,
      ...part,
    });
    if (!oneByOne) return [about, said({ problems: found, clash })];
    const each = found.map((problem, at) => said({ problems: [problem], clash: undefined }, at));
    return [about, ...each, ...(clash ? [said({ problems: [], clash }, found.length)] : [])];
  });
}
