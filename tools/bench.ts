// npm run bench [-- house api ...]: measures and writes docs/benchmarks.md, a section for each part. Each part
// runs on its own: two at once on two cores would measure each other.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/workspaces.ts';

interface Part {
  /** Where its table stands; by default under the part's own name. */
  section?: string;
  measure: () => Promise<string>;
}

const PARTS = [
  'house',
  'table',
  'host',
  'api',
  'back-office',
  'postgres',
  'catalog',
  'orders',
  'faq',
  'admin',
  'load',
];
const FILE = join(root, 'docs/benchmarks.md');
const GIB = 1024 ** 3;

const chosen = process.argv.slice(2);
for (const name of chosen.length > 0 ? chosen : PARTS) {
  console.log(`\n== ${name}`);
  const part = (await import(`./bench/${name}.ts`)) as Part;
  const table = await part.measure();
  console.log(table);
  writeSection(part.section ?? name, table);
}

/** Replaces what stands between the part's two marks. */
function writeSection(name: string, table: string): void {
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / GIB)} GiB, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`;
  const text = readFileSync(FILE, 'utf8');
  const marks = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!marks.test(text)) throw new Error(`docs/benchmarks.md has no marks for '${name}'`);
  writeFileSync(
    FILE,
    text.replace(marks, (_all, open, close) => `${open}${machine}\n\n${table}\n${close}`),
  );
}
