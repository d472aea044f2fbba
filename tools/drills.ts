// npm run drills [-- entry-missing ...]: breaks one thing after the other, each in a portal of its own, waits for what a person
// sees and for who is told, and writes docs/drills.md. With names only these, and nothing is written.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { milliseconds, table } from '../bench/lib/table.ts';
import { measuredOn, yardstick } from '../bench/lib/yardstick.ts';
import { DRILLS, onStage, openBrowser } from '../e2e/drills/index.ts';
import { publishTestStore } from './lib/releases/index.ts';
import { root } from './lib/workspaces.ts';

const FILE = join(root, 'docs/drills.md');
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !DRILLS[name]);
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown}: npm run drills -- ${Object.keys(DRILLS).join(' | ')}`);
  process.exit(1);
}

await publishTestStore(console.log);
const speed = yardstick();
const browser = await openBrowser();
const rows: string[][] = [];
const failed: string[] = [];
for (const [name, { breaks, options = {}, run }] of Object.entries(DRILLS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  try {
    const { sees, ms, told } = await onStage(browser, options, run);
    rows.push([breaks, sees, milliseconds(ms), told]);
    console.log(`${name}: ${milliseconds(ms)}: ${sees}. Told: ${told}.`);
  } catch (error) {
    failed.push(name);
    console.error(`${name} did not go as it should:`, error);
  }
}
await browser.close();
if (failed.length > 0) {
  console.error(`\nNot as it should be: ${failed.join(', ')}. Nothing was written.`);
  process.exit(1);
}
if (asked.length === 0) writeFileSync(FILE, page());

function page(): string {
  return `# Drills

Written by \`npm run drills\`, which breaks each of these on purpose, in a portal of its own with the real server, build and browser, waits
until a person sees what stands here, and looks whether what is said to be told was told. It fails, and writes nothing, when one
does not go so. One alone: \`npm run drills -- ${Object.keys(DRILLS)[0]}\` (\`e2e/drills/\`, a file each).

The time is from the click, or the command, until that is seen. The yardstick is that of [benchmarks.md](benchmarks.md).

${measuredOn(speed)}

${table(rows, ['what breaks', 'what a person sees', 'after', 'who is told, by what'])}
`;
}
