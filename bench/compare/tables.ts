import { table } from '../lib/table.ts';

/** The rows of one measurement: what was measured, its ceiling, and what it took. */
export type Measurement = readonly { what: string; ceiling: string; measured: string }[];

export interface Turn {
  readonly part: string;
  readonly rows: Measurement;
}

const NUMBER = /\d+(?:[ \u202f]\d{3})*(?:\.\d+)?/g;

/** The table in what a part printed. */
export function readTable(printed: string): Measurement {
  return printed
    .split('\n')
    .filter((line) => /^\|(?!---)/.test(line) && !/^\| what \|/.test(line))
    .map((line) => {
      const [what = '', ceiling = '', measured = ''] = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      return { what, ceiling, measured };
    });
}

/** Both sides in one table. A row that only one of them has stands with a dash. */
export function sideBySide(
  commit: string,
  before: readonly Measurement[],
  after: readonly Measurement[],
): string {
  const names = new Set([...after, ...before].flatMap((rows) => rows.map(({ what }) => what)));
  const find = (turns: readonly Measurement[], name: string) =>
    turns.flatMap((rows) => rows.filter(({ what }) => what === name));
  const rows = [...names].map((name) => {
    const [ceiling] = [...find(after, name), ...find(before, name)].map((row) => row.ceiling);
    const cell = (turns: readonly Measurement[]) => summed(find(turns, name).map(({ measured }) => measured));
    return [name, ceiling ?? '', cell(before), cell(after)];
  });
  return table(rows, ['what', 'ceiling', commit, 'this code']);
}

/** 'p99 15 ms', 'p99 21 ms', 'p99 18 ms' become 'p99 18 (15 to 21) ms'; cells that differ in words stand one after the other. */
export function summed(cells: readonly string[]): string {
  const [first] = cells;
  if (first === undefined) return '-';
  const words = first.split(NUMBER);
  if (cells.some((cell) => cell.split(NUMBER).join('#') !== words.join('#'))) return cells.join('; ');
  const numbers = cells.map((cell) => [...cell.matchAll(NUMBER)].map(([number]) => number));
  return words
    .map((word, at) => word + (at < words.length - 1 ? spread(numbers.map((own) => own[at] ?? '')) : ''))
    .join('');
}

function spread(written: readonly string[]): string {
  const sorted = written.toSorted((one, other) => numberOf(one) - numberOf(other));
  const [least = '', median = '', most = ''] = [0, Math.floor((sorted.length - 1) / 2), -1].map((at) =>
    String(sorted.at(at)),
  );
  return numberOf(least) === numberOf(most) ? median : `${median} (${least} to ${most})`;
}

const numberOf = (number: string): number => Number(number.replace(/[ \u202f]/g, ''));
