import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../workspaces.ts';
import type { SuiteResult } from './count.ts';
import { type FileResult, type ProcessOptions, runTestFiles } from './test-processes.ts';

interface Options extends Omit<ProcessOptions, 'width'> {
  width?: number;
  /** A file that fails is run once more, alone. For files that start several processes and depend on timing (ADR 0006). */
  repeatFailed?: boolean;
}

/** How long each file took the last time. The longest start first, so that the run does not end waiting for one of them. */
const TIMES_FILE = join(root, '.cache/test-seconds.json');

/** Runs .ts test files, untransformed, with Node's own test runner. */
export async function nodeSuite(
  patterns: string[],
  { width = 2, repeatFailed = false, ...options }: Options = {},
): Promise<SuiteResult> {
  const found = patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  const lastTimes = readTimes();
  const expected = (file: string) => lastTimes[file] ?? Number.POSITIVE_INFINITY;
  const files = found.sort((a, b) => (expected(a) === expected(b) ? 0 : expected(b) - expected(a)));
  const results = await runTestFiles(files, { width, ...options });
  process.stdout.write('\n');
  for (const [file, result] of results) {
    for (const title of result.leftOut) console.log(`  LEFT OUT: ${file}: ${title}`);
    if (result.failed === 0) continue;
    printProblems('FAILED', file, result);
    if (!repeatFailed) continue;
    for (const [, again] of await runTestFiles([file], { ...options, width: 1 })) {
      process.stdout.write('\n');
      results.set(file, again);
      printProblems(again.failed > 0 ? 'FAILED TWICE' : 'UNSTEADY', file, again);
    }
  }
  const times = [...results].map(([file, { seconds }]) => ({ file, seconds }));
  writeTimes({ ...lastTimes, ...Object.fromEntries(times.map(({ file, seconds }) => [file, seconds])) });
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const result of results.values())
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += result[key];
  return { ...total, files: times };
}

function printProblems(verdict: string, file: string, { problems }: FileResult): void {
  console.log(['', `${verdict}: ${file}`, ...problems].join('\n\n').replaceAll('\n', '\n  '));
}

function readTimes(): Record<string, number> {
  try {
    return JSON.parse(readFileSync(TIMES_FILE, 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
}

function writeTimes(seconds: Record<string, number>): void {
  mkdirSync(dirname(TIMES_FILE), { recursive: true });
  writeFileSync(TIMES_FILE, JSON.stringify(seconds, null, 1));
}
