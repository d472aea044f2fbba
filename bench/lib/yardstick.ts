import { scryptSync } from 'node:crypto';
import { cpus, totalmem } from 'node:os';

const GIB = 1024 ** 3;

/** The time of a fixed piece of work. The same machine can be three times slower at another hour: this makes tables comparable. */
export function yardstick(): string {
  const times = Array.from({ length: 5 }, () => {
    const since = performance.now();
    scryptSync('yardstick', 'yardstick', 32, { N: 2 ** 14, r: 8, p: 5, maxmem: 64 * 1024 ** 2 });
    return performance.now() - since;
  });
  return `yardstick ${Math.round(Math.min(...times))} ms`;
}

/** Where and when something was measured, with the yardstick's time of just before. */
export const measuredOn = (speed: string): string =>
  `${cpus().length} cores, ${Math.round(totalmem() / GIB)} GiB, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}, ${speed}`;
