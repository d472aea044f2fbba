// npm test [unit|api|e2e] [workspace]: everything, one part, or one workspace's unit tests. It installs the browser and
// the database that it needs. A part whose needs it cannot get is named and left out, which in CI counts as a failure.
// Last line: N passed, N failed.
import { globSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openGallery } from './gallery.ts';
import { publishTestStore } from './lib/releases/index.ts';
import { findChromium, startTestPostgres } from './lib/servers/index.ts';
import {
  jestSuite,
  memoryFolder,
  nodeSuite,
  playwrightSuite,
  runChecks,
  type SuiteResult,
  TestReport,
  verifyChecks,
} from './lib/test-suites/index.ts';
import { root } from './lib/workspaces.ts';

const [part, workspace] = process.argv.slice(2);
const wants = (name: string) => part === undefined || part === name;
const wantsTools = wants('unit') && !workspace;
const report = new TestReport();
/** Where the tests write their databases. Browser and fault tests write to the disk, as production does. */
const TMPDIR = (part !== 'e2e' && memoryFolder()) || tmpdir();

function leaveOut(what: string): SuiteResult {
  console.log(`  LEFT OUT: ${what}`);
  return { passed: 0, failed: 0, skipped: 1, files: [] };
}

/** Whether a test uses the database that the run provides. The others have none, or SQLite: a second run shows nothing new. */
const onTestDatabase = (file: string) => readFileSync(file, 'utf8').includes('testing/');

/** In shared processes: most files are short, and loading what all of them import takes a second. */
const apiSuite = (patterns: string[], databaseUrl: string) =>
  nodeSuite(patterns, {
    env: { TMPDIR, DATABASE_URL_TEST: databaseUrl },
    shareProcess: true,
    preload: 'api/src/testing/quick-scrypt.ts',
  });

if (part === undefined)
  await report.part('Types, lint, import rules, unused code', async () => {
    const results = await runChecks(verifyChecks);
    const failed = results.filter(({ passed }) => !passed).length;
    return { passed: results.length - failed, failed, skipped: 0, files: [] };
  });

if (wants('unit')) await report.part('Unit tests of the front', () => jestSuite(workspace));

if (wantsTools || wants('api')) {
  const postgres = await startTestPostgres({ folder: TMPDIR });
  if (wantsTools)
    await report.part('Tests of the tools', () =>
      nodeSuite(['tools/**/*.test.ts', 'bench/**/*.test.ts'], {
        env: { TMPDIR, DATABASE_URL_TEST: postgres?.url },
        repeatFailed: true,
      }),
    );
  if (wants('api')) {
    await report.part('API on SQLite', () => apiSuite(['api/**/*.test.ts'], ''));
    await report.part('API on PostgreSQL', async () => {
      if (!postgres)
        return leaveOut('the API on PostgreSQL (install postgresql, or name one in DATABASE_URL_TEST)');
      const files = globSync('api/**/*.test.ts', { cwd: root });
      return apiSuite(
        files.filter((file) => onTestDatabase(join(root, file))),
        postgres.url,
      );
    });
  }
  await postgres?.stop();
}

if (wants('e2e')) {
  await report.part('Faults: processes killed, databases gone, disks full', () =>
    nodeSuite(['e2e/faults/*.test.ts'], { repeatFailed: true }),
  );
  const chromium = await findChromium();
  await report.part('Browser tests of the built portal', async () => {
    if (!chromium) return leaveOut('the browser tests (install chromium, or name one in CHROMIUM)');
    await publishTestStore((line) => console.log(`  ${line}`));
    const gallery = await openGallery();
    return playwrightSuite({ CHROMIUM: chromium, GALLERY: gallery.address }).finally(gallery.close);
  });
  await report.part('Builds and processes around the portal, seen in a browser', async () => {
    if (!chromium) return leaveOut('the tests of builds in a browser');
    return nodeSuite(['e2e/*.test.ts'], { env: { CHROMIUM: chromium }, repeatFailed: true });
  });
}

report.print();
const { passed, failed, skipped } = report.total;
// In CI a part that could not run counts as failed: CI must run everything.
const missed = failed + (process.env.CI ? skipped : 0);
console.log(`\n${passed} passed, ${missed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(missed > 0 || passed === 0 ? 1 : 0);
