// Behind every npm script: installs the pinned Node and the dependencies, then starts tools/<command>.ts, or what an installation
// has in its place. Must run on any Node and before anything is installed, as the file that it imports.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { handOver, npm, pinnedNode, stop } from './lib/node-runtime.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [command = 'help', ...args] = process.argv.slice(2);

const node = pinnedNode(root);
installDependencies();
const script = [`tools/${command}.ts`, `programs/${command}.js`]
  .map((file) => join(root, file))
  .find((file) => existsSync(file));
if (!script) stop(`There is no command '${command}'.`);
handOver(node, script, args, root);

/** The lock file's hash is written last, so that an interrupted installation is repeated. */
function installDependencies() {
  // An installation holds all that it needs (npm run installation).
  if (!existsSync(join(root, 'package-lock.json'))) return;
  const stamp = join(root, 'node_modules/.extranet-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies (about half a minute) ...');
  // Not 'npm ci': it fails when the registry lacks an optional package for another operating system.
  npm(
    ['install', '--no-save', '--no-progress', '--loglevel=error'],
    root,
    'The dependencies could not be installed',
  );
  writeFileSync(stamp, wanted);
}
