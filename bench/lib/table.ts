export type Row = [what: string, ceiling: string, measured: string];

const HEADS = ['what', 'ceiling', 'measured'];

/** The rows as a Markdown table for docs/benchmarks.md. */
export function table(rows: readonly (readonly string[])[], heads: readonly string[] = HEADS): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), `|${heads.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

export const milliseconds = (time: number) => `${Math.round(time)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The value that this share of the values (0.95 for p95) does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
