// npm test [unit|api|e2e] [workspace]: everything, one part, or one workspace's unit tests. Brings the browser and the database that it needs; what it
// cannot get it names and leaves out, and in CI that is a failure. Last line: N passed, N failed.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks, verifyChecks } from './lib/checks.ts';
import { findChromium } from './lib/chromium.ts';
import type { Count } from './lib/count.ts';
import { jestSuite } from './lib/jest-suite.ts';
import { nodeSuite } from './lib/node-suite.ts';
import { startTestPostgres } from './lib/postgres.ts';
import { publishTestStore } from './lib/test-store.ts';
import { root } from './lib/workspaces.ts';

const [part, workspace] = process.argv.slice(2);
const wants = (name: string) => part === undefined || part === name;
const total: Count = { passed: 0, failed: 0, skipped: 0 };

/** What this machine cannot show counts against a CI, which must not do without. */
function add({ passed, failed, skipped }: Count): void {
  total.passed += passed;
  total.failed += failed + (process.env.CI ? skipped : 0);
  total.skipped += skipped;
}

function leaveOut(what: string): void {
  console.log(`  LEFT OUT: ${what}`);
  add({ passed: 0, failed: 0, skipped: 1 });
}

/** The other tests have no database, or bring SQLite's: a second time they would show nothing. */
const onTestDatabase = (file: string) => readFileSync(file, 'utf8').includes('testing/');

async function section(title: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now();
  console.log(`\n== ${title}`);
  await work();
  console.log(`   ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

if (part === undefined)
  await section('Types, lint, import rules, unused code', async () => {
    const results = await runChecks(verifyChecks);
    const failed = results.filter(({ passed }) => !passed).length;
    add({ passed: results.length - failed, failed, skipped: 0 });
  });

if (wants('unit')) {
  await section('Unit tests of the front', async () => add(await jestSuite(workspace)));
  if (!workspace)
    await section('Tests of the tools', async () =>
      add(await nodeSuite(['tools/**/*.test.ts'], { repeatFailed: true })),
    );
}

if (wants('api')) {
  await section('API on SQLite', async () =>
    add(await nodeSuite(['api/**/*.test.ts'], { env: { DATABASE_URL_TEST: '' } })),
  );
  await section('API on PostgreSQL', async () => {
    const postgres = await startTestPostgres();
    if (!postgres)
      return leaveOut('the API on PostgreSQL (install postgresql, or name one in DATABASE_URL_TEST)');
    const env = { DATABASE_URL_TEST: postgres.url };
    const patterns = globSync('api/**/*.test.ts', { cwd: root }).filter((file) =>
      onTestDatabase(join(root, file)),
    );
    add(await nodeSuite(patterns, { env }).finally(postgres.stop));
  });
}

if (wants('e2e')) {
  await section('Faults: processes killed, databases gone, disks full', async () =>
    add(await nodeSuite(['e2e/faults/*.test.ts'], { repeatFailed: true })),
  );
  await section('Browser tests of the built portal', async () => {
    const chromium = await findChromium();
    if (!chromium) return leaveOut('the browser tests (install chromium, or name one in CHROMIUM)');
    await publishTestStore((line) => console.log(`  ${line}`));
    add(await nodeSuite(['e2e/*.test.ts'], { env: { CHROMIUM: chromium }, repeatFailed: true }));
  });
}

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
