// npm run drills [-- entry-missing ...] [--report folder]: breaks one thing after the other, each in a portal of its own, waits for
// what a person sees and for who is told, and writes docs/drills.md. With names only these, and nothing is written; with one name and
// a folder what came of it, and a picture of what the person saw, goes there.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startError } from '../api/src/base/index.ts';
import { milliseconds, table } from '../bench/lib/table.ts';
import { measuredOn, yardstick } from '../bench/lib/yardstick.ts';
import { DRILLS, type Evidence, onStage, openBrowser, writeReport } from '../e2e/drills/index.ts';
import { publishTestStore } from './lib/releases/index.ts';
import { stopWith } from './lib/stop-with.ts';
import { root } from './lib/workspaces.ts';

const FILE = join(root, 'docs/drills.md');
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { report: { type: 'string' } },
});
const unknown = asked.filter((name) => !Object.hasOwn(DRILLS, name));
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown}: npm run drills -- ${Object.keys(DRILLS).join(' | ')}`);
  process.exit(1);
}
if (values.report !== undefined && asked.length !== 1) {
  console.error('A report is of one drill: npm run drills -- entry-missing --report folder');
  process.exit(1);
}

await publishTestStore(console.log);
const speed = asked.length === 0 ? yardstick() : null;
const browser = await openBrowser().catch(({ message }: Error) =>
  stopWith(
    startError(
      `No browser can be opened: npm test installs Chromium, CHROMIUM names one. ${message.split('\n')[0]}`,
    ),
  ),
);
const rows: string[][] = [];
const failed: string[] = [];
for (const [name, { breaks, options = {}, run }] of Object.entries(DRILLS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const evidence: Evidence = { picture: null, lines: [] };
  try {
    const outcome = await onStage(browser, options, run, evidence);
    const { sees, ms, told } = outcome;
    rows.push([breaks, sees, milliseconds(ms), told]);
    console.log(`${name}: ${milliseconds(ms)}: ${sees}. Told: ${told}.`);
    if (values.report) await writeReport(values.report, { breaks, ...outcome }, evidence);
  } catch (error) {
    failed.push(name);
    console.error(`${name} did not go as it should:`, error);
    if (values.report)
      await writeReport(values.report, { breaks, failure: (error as Error).message }, evidence);
  }
}
await browser.close();
if (failed.length > 0) {
  console.error(`\nNot as it should be: ${failed.join(', ')}. Nothing was written.`);
  process.exit(1);
}
if (speed) writeFileSync(FILE, page(speed));

function page(reference: string): string {
  return `# Drills

Written by \`npm run drills\`, which breaks each of these on purpose, in a portal of its own with the real server, build and browser, waits
until a person sees what stands here, and looks whether what is said to be told was told. It fails, and writes nothing, when one
does not go so. One alone: \`npm run drills -- ${Object.keys(DRILLS)[0]}\` (\`e2e/drills/\`, a file each). A demonstration that \`npm start\` of a
checkout serves runs them one by one on the back office's page 'Exercices'.

The time is from the click, or the command, until that is seen. The yardstick is that of [benchmarks.md](benchmarks.md).

${measuredOn(reference)}

${table(rows, ['what breaks', 'what a person sees', 'after', 'who is told, by what'])}
`;
}
