/** Whether '2026-12-24' is a day that exists, and not before another one. */
export function isDayFrom(first: string, written: string): boolean {
  const read = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written) && written >= first;
}
