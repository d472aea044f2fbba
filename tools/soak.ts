// npm run test:soak -- kills: runs one of the tests that take too long for every change. Each is a file in bench/soak and
// is named as the file. Without a name it lists them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/workspaces.ts';

interface Part {
  /** Returns whether the test passed. */
  run: (args: string[]) => Promise<boolean>;
}

const parts = readdirSync(join(root, 'bench/soak'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));
const [name = '', ...args] = process.argv.slice(2);

if (!parts.includes(name)) {
  console.error(`npm run test:soak -- ${parts.join(' | ')}`);
  process.exit(1);
}
const { run } = (await import(`../bench/soak/${name}.ts`)) as Part;
process.exit((await run(args)) ? 0 : 1);
