// npm run bench [-- builds api ...]: measures and writes docs/benchmarks.md, a section for each part; --print only prints.
// Parts run one after the other: two at once on two cores would disturb each other.
// npm run bench -- compare <commit> [parts ...]: that code and this one in turn (BENCH_TURNS, 3).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measuredOn, yardstick } from '../bench/lib/yardstick.ts';
import { root } from './lib/workspaces.ts';

interface Part {
  /** The section of docs/benchmarks.md for its table; by default the part's name. */
  section?: string;
  measure: () => Promise<string>;
}

const PARTS = [
  'builds',
  'table',
  'host',
  'api',
  'search',
  'suggestions',
  'interactions',
  'stalls',
  'back-office',
  'imports',
  'postgres',
  'growth',
  'catalog',
  'vehicle',
  'orders',
  'order-life',
  'faq',
  'admin',
  'load',
];
const FILE = join(root, 'docs/benchmarks.md');

const [command, ...rest] = process.argv.slice(2);
if (command === 'compare') {
  const [commit, ...parts] = rest;
  if (!commit) throw new Error('Say with which commit: npm run bench -- compare <commit> [parts ...]');
  const { compare } = await import('../bench/compare/compare.ts');
  await compare(commit, parts.length > 0 ? parts : PARTS);
} else {
  const onlyPrints = command === '--print';
  const chosen = onlyPrints ? rest : process.argv.slice(2);
  for (const name of chosen.length > 0 ? chosen : PARTS) await measurePart(name, onlyPrints);
}

async function measurePart(name: string, onlyPrints: boolean): Promise<void> {
  console.log(`\n== ${name}`);
  const part = (await import(`../bench/${name}.ts`)) as Part;
  const speed = yardstick();
  const table = await part.measure();
  console.log(`${speed}\n${table}`);
  if (!onlyPrints) writeSection(part.section ?? name, table, speed);
}

/** Replaces the text between the part's two marks. */
function writeSection(name: string, table: string, speed: string): void {
  const machine = measuredOn(speed);
  const text = readFileSync(FILE, 'utf8');
  const marks = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!marks.test(text)) throw new Error(`docs/benchmarks.md has no marks for '${name}'`);
  writeFileSync(
    FILE,
    text.replace(marks, (_all, open, close) => `${open}${machine}\n\n${table}\n${close}`),
  );
}
