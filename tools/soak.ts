// npm run test:soak -- <part>: what takes too long for every run of the tests. One file a part, in tools/soak.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/workspaces.ts';

const folder = join(root, 'tools/soak');
const parts = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.replace('.ts', ''));
const [part = '', ...rest] = process.argv.slice(2);

if (!parts.includes(part)) {
  console.error(`Name one part: ${parts.join(', ')}.`);
  process.exit(1);
}
const { run } = (await import(join(folder, `${part}.ts`))) as { run: (args: string[]) => Promise<boolean> };
process.exit((await run(rest)) ? 0 : 1);
