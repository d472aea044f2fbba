import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { installed } from '../installed.ts';
import { run } from '../run.ts';
import { root, standsAlone, workspaces } from '../workspaces.ts';
import type { SuiteResult } from './count.ts';
import { hashOfTests, notePassed } from './passed-tests.ts';

/** The fields of jest's JSON report that are read here. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; startTime: number; endTime: number }[];
}

const remotes = workspaces.filter((name) => name.startsWith('remote-'));

/** Where a remote has a repository of its own, all tests are its own. */
export const testsOf = (workspace?: string): string[] => (workspace && !standsAlone ? [`${workspace}/`] : []);

/** Runs the unit tests of the front, all of them or those of one workspace. */
export async function jestSuite(workspace?: string): Promise<SuiteResult> {
  const tested = (workspace ? [workspace] : remotes).map((name) => ({ name, hash: hashOfTests(name) }));
  const folder = mkdtempSync(join(tmpdir(), 'extranet-test-'));
  const file = join(folder, 'jest.json');
  const { code } = await run(
    process.execPath,
    [
      installed('jest', 'bin/jest.js'),
      '--maxWorkers=2',
      '--json',
      `--outputFile=${file}`,
      ...testsOf(workspace),
    ],
    { show: true, env: { NODE_ENV: 'test' } },
  );
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, files: [] };
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  rmSync(folder, { recursive: true });
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  // A release of a remote does not run them again.
  if (failed === 0 && code === 0) for (const { name, hash } of tested) notePassed(name, hash);
  return {
    passed: report.numPassedTests,
    failed: Math.max(failed, code === 0 ? 0 : 1),
    skipped: report.numPendingTests,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}
