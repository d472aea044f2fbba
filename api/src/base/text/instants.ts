/** The instant of a change, at least 1 ms later than the version it replaces, however fast changes follow each other. */
export function laterThan(previous: string, now: Date): string {
  const before = Date.parse(previous);
  return new Date(Number.isNaN(before) ? now.getTime() : Math.max(now.getTime(), before + 1)).toISOString();
}
