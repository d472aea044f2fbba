import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../workspaces.ts';
import type { SuiteResult } from './count.ts';
import { type FileResult, type ProcessOptions, runTestFiles } from './test-processes.ts';

interface Options extends Omit<ProcessOptions, 'width'> {
  width?: number;
  /** Files that drive whole processes beside each other are repeated once, alone, when they fail (ADR 0006). */
  repeatFailed?: boolean;
}

/** How long each file took the last time: the longest begin first, so that none is waited for at the end. */
const REMEMBERED = join(root, '.cache/test-seconds.json');

/** Node's own runner over .ts files as they are. */
export async function nodeSuite(
  patterns: string[],
  { width = 2, repeatFailed = false, ...options }: Options = {},
): Promise<SuiteResult> {
  const found = patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  const remembered = rememberedSeconds();
  const expected = (file: string) => remembered[file] ?? Number.POSITIVE_INFINITY;
  const files = found.sort((a, b) => (expected(a) === expected(b) ? 0 : expected(b) - expected(a)));
  const results = await runTestFiles(files, { width, ...options });
  process.stdout.write('\n');
  for (const [file, result] of results) {
    if (result.failed === 0) continue;
    show('FAILED', file, result);
    if (!repeatFailed) continue;
    for (const [, again] of await runTestFiles([file], { ...options, width: 1 })) {
      process.stdout.write('\n');
      results.set(file, again);
      show(again.failed > 0 ? 'FAILED TWICE' : 'UNSTEADY', file, again);
    }
  }
  const times = [...results].map(([file, { seconds }]) => ({ file, seconds }));
  remember({ ...remembered, ...Object.fromEntries(times.map(({ file, seconds }) => [file, seconds])) });
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const result of results.values())
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += result[key];
  return { ...total, files: times };
}

function show(verdict: string, file: string, { said }: FileResult): void {
  console.log(['', `${verdict}: ${file}`, ...said].join('\n\n').replaceAll('\n', '\n  '));
}

function rememberedSeconds(): Record<string, number> {
  try {
    return JSON.parse(readFileSync(REMEMBERED, 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
}

function remember(seconds: Record<string, number>): void {
  mkdirSync(dirname(REMEMBERED), { recursive: true });
  writeFileSync(REMEMBERED, JSON.stringify(seconds, null, 1));
}
