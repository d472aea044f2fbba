// npm run test:soak -- kills: what takes too long for every change, one file a part in bench/soak. The name of a part is
// the name of its file; without one, what parts there are.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/workspaces.ts';

interface Part {
  /** Answers whether everything held. */
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
