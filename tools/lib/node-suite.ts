import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Count } from './count.ts';
import type { BrokenFile, FileCounts } from './file-counts.reporter.ts';
import { run } from './run.ts';
import { root } from './workspaces.ts';

interface Options {
  env?: Record<string, string | undefined>;
  /** Files that drive whole processes beside each other are repeated once, alone, when they fail (ADR 0006). */
  repeatFailed?: boolean;
}

/** A test that waits for ever would keep CI until CI gives up. */
const LONGEST_TEST_MS = 600_000;
const SLOWEST_SHOWN = 6;

/** Runs the files, two at a time; answers what each file that came to its end counted. */
async function runFiles(files: string[], { env = {} }: Options): Promise<Map<string, FileCounts>> {
  const folder = mkdtempSync(join(tmpdir(), 'extranet-test-'));
  const lines = join(folder, 'files.jsonl');
  await run(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--test',
      '--test-concurrency=2',
      `--test-timeout=${LONGEST_TEST_MS}`,
      '--test-reporter=dot',
      '--test-reporter-destination=stdout',
      '--test-reporter=./tools/lib/file-counts.reporter.ts',
      `--test-reporter-destination=${lines}`,
      ...files,
    ],
    { env, show: true },
  );
  const text = existsSync(lines) ? readFileSync(lines, 'utf8') : '';
  rmSync(folder, { recursive: true });
  const told = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as FileCounts | BrokenFile);
  for (const one of told) if ('broken' in one) console.log(`\n${one.broken}:\n${one.said}`);
  const counts = told.filter((one) => 'counts' in one);
  return new Map(counts.map((one) => [relative(root, one.file), one]));
}

const countOf = (one: FileCounts | undefined): Count => {
  // A file that died before its summary has failed, whatever it counted.
  if (!one) return { passed: 0, failed: 1, skipped: 0 };
  const { passed, failed, cancelled, skipped } = one.counts;
  return { passed, failed: one.success ? 0 : Math.max(1, failed + cancelled), skipped };
};

/** Where to look when the tests take too long. */
const slowest = (counted: Map<string, FileCounts>): string[] =>
  [...counted]
    .sort(([, a], [, b]) => b.duration_ms - a.duration_ms)
    .slice(0, SLOWEST_SHOWN)
    .map(([file, { duration_ms }]) => `${file} ${(duration_ms / 1000).toFixed(1)} s`);

/** Node's own runner over .ts files as they are. */
export async function nodeSuite(patterns: string[], options: Options = {}): Promise<Count> {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  const counted = await runFiles(files, options);
  console.log(`\n  slowest: ${slowest(counted).join(', ')}`);
  const failed = files.filter((file) => countOf(counted.get(file)).failed > 0);
  for (const file of failed) {
    console.log(`  FAILED: ${file}`);
    if (!options.repeatFailed) continue;
    counted.delete(file);
    for (const [name, counts] of await runFiles([file], options)) counted.set(name, counts);
    console.log(
      countOf(counted.get(file)).failed > 0 ? `\n  FAILED TWICE: ${file}` : `\n  UNSTEADY: ${file}`,
    );
  }
  const total: Count = { passed: 0, failed: 0, skipped: 0 };
  for (const file of files) {
    const count = countOf(counted.get(file));
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += count[key];
  }
  return total;
}
