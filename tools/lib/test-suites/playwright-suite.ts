import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run.ts';
import type { SuiteResult } from './count.ts';

/** The parts of Playwright's JSON report that are read here. */
interface Report {
  suites: Suite[];
  /** Errors outside of tests. */
  errors: unknown[];
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
}

const ARGS = ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e', '--reporter=dot,json'];
/** Tracing every test takes a third more time, so only the repetition of a failed test is traced. */
const REPEATED = ['--retries=1', '--trace=on-first-retry'];

/** Runs the browser tests. One that passes only when repeated counts as passed, and is printed as FLAKY. */
export async function playwrightSuite(env: Record<string, string | undefined>): Promise<SuiteResult> {
  const folder = mkdtempSync(join(tmpdir(), 'extranet-test-'));
  const file = join(folder, 'browser.json');
  const { code } = await run(process.execPath, [...ARGS, ...REPEATED], {
    show: true,
    env: {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
    },
  });
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, files: [] };
  const { suites, errors, stats } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(folder, { recursive: true });
  const seconds = new Map<string, number>();
  for (const { file, title, tests } of suites.flatMap(specsOf))
    for (const { status, results } of tests) {
      if (status === 'flaky') console.log(`  FLAKY: e2e/${file}: ${title}`);
      const ms = results.reduce((sum, { duration }) => sum + duration, 0);
      seconds.set(file, (seconds.get(file) ?? 0) + ms / 1000);
    }
  const failed = stats.unexpected + errors.length;
  return {
    passed: stats.expected + stats.flaky,
    failed: Math.max(failed, code === 0 ? 0 : 1),
    skipped: stats.skipped,
    files: [...seconds].map(([file, seconds]) => ({ file: `e2e/${file}`, seconds })),
  };
}

function specsOf({ file, specs, suites = [] }: Suite): (Suite['specs'][number] & { file: string })[] {
  return [...specs.map((spec) => ({ ...spec, file })), ...suites.flatMap(specsOf)];
}
