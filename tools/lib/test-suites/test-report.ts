import type { Count, FileTime, SuiteResult } from './count.ts';

const SLOWEST_SHOWN = 10;

interface Part extends Count {
  title: string;
  seconds: number;
  files: FileTime[];
}

/** Counts and times of each part of a run, and the files that took longest. */
export class TestReport {
  readonly #parts: Part[] = [];
  readonly #started = performance.now();

  async part(title: string, work: () => Promise<SuiteResult>): Promise<void> {
    console.log(`\n== ${title}`);
    const started = performance.now();
    const result = await work();
    const seconds = (performance.now() - started) / 1000;
    this.#parts.push({ title, seconds, ...result });
    console.log(`   ${summary(result)}, ${seconds.toFixed(1)} s`);
  }

  get total(): Count {
    const total = { passed: 0, failed: 0, skipped: 0 };
    for (const part of this.#parts)
      for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += part[key];
    return total;
  }

  print(): void {
    const width = Math.max(...this.#parts.map(({ title }) => title.length));
    console.log('\n== Parts');
    for (const part of this.#parts)
      console.log(`${inColumn(part.seconds)}  ${part.title.padEnd(width)}  ${summary(part)}`);
    console.log(`${inColumn((performance.now() - this.#started) / 1000)}  all`);
    const slowest = this.#parts
      .flatMap(({ title, files }) => files.map((file) => ({ ...file, title })))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, SLOWEST_SHOWN);
    if (slowest.length > 0) console.log('\n== Slowest files');
    for (const { file, seconds, title } of slowest) console.log(`${inColumn(seconds)}  ${file} (${title})`);
  }
}

const inColumn = (seconds: number) => `${seconds.toFixed(1).padStart(8)} s`;

function summary({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
