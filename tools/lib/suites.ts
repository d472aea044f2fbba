import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.ts';
import { root } from './workspaces.ts';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const scratch = () => mkdtempSync(join(tmpdir(), 'extranet-test-'));

/** Node's own runner over .ts files as they are; the counts come from its TAP summary. */
export async function nodeSuite(
  patterns: string[],
  env: Record<string, string | undefined> = {},
  concurrency = 2,
): Promise<Count> {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  const folder = scratch();
  const summary = join(folder, 'summary.tap');
  const { code } = await run(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--test',
      `--test-concurrency=${concurrency}`,
      '--test-reporter=dot',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${summary}`,
      ...files,
    ],
    { env, show: true },
  );
  const text = readFileSync(summary, 'utf8');
  rmSync(folder, { recursive: true });
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  const failed = count('fail') + count('cancelled');
  if (failed > 0)
    console.log(
      text
        .split('\n')
        .filter((line) => /^\s*not ok/.test(line))
        .join('\n'),
    );
  console.log('');
  // A runner that died before its summary has failed, whatever it counted.
  return { passed: count('pass'), failed: Math.max(failed, code === 0 ? 0 : 1), skipped: count('skipped') };
}

/** All of the front, or the tests of one workspace. */
export async function jestSuite(workspace?: string): Promise<Count> {
  const folder = scratch();
  const file = join(folder, 'jest.json');
  const { code } = await run(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      '--maxWorkers=2',
      '--json',
      `--outputFile=${file}`,
      ...(workspace ? [`${workspace}/`] : []),
    ],
    { show: true, env: { NODE_ENV: 'test' } },
  );
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  rmSync(folder, { recursive: true });
  const failed = (report.numFailedTests ?? 0) + (report.numRuntimeErrorTestSuites ?? 0);
  return {
    passed: report.numPassedTests ?? 0,
    failed: Math.max(failed, code === 0 ? 0 : 1),
    skipped: report.numPendingTests ?? 0,
  };
}
