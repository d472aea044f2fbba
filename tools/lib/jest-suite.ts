import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Count } from './count.ts';
import { run } from './run.ts';

/** All of the front, or the tests of one workspace. */
export async function jestSuite(workspace?: string): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'extranet-test-'));
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
