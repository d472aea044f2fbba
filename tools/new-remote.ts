// npm run new:remote -- promotions [--label Promotions] [--bundler webpack|rspack|vite]: creates a remote that builds, has tests and can be released as it
// is. It writes the remote's folder, a browser test and its lines in the lock file, and nothing else: everything that lists
// remotes reads the workspaces.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startError } from '../api/src/base/index.ts';
import { addToLockFile } from './lib/lock-file.ts';
import { node } from './lib/run.ts';
import { stopWith } from './lib/stop-with.ts';
import { remoteWorkspaces, root } from './lib/workspaces.ts';

const TEMPLATE = join(root, 'tools/templates/remote');
/** One folder for each bundler: what a remote that it builds has beside the template's files. */
const CONFIGURATIONS = join(root, 'tools/templates/bundlers');
const BUNDLERS = readdirSync(CONFIGURATIONS);
const BIOME = join(root, 'node_modules/@biomejs/biome/bin/biome');
const BROWSER_TEST = join(root, 'tools/templates/browser-test.ts.template');
const ENDING = '.template';
const STEP = 10;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { label: { type: 'string' }, bundler: { type: 'string', default: 'webpack' } },
  });
  await create((positionals[0] ?? '').replace(/^remote-/, ''), values.bundler, values.label);
} catch (error) {
  stopWith(error);
}

async function create(id: string, bundler: string, label = capital(id).replaceAll('-', ' ')): Promise<void> {
  if (!/^[a-z]+(-[a-z]+)*$/.test(id))
    throw startError('A remote is named in small letters and dashes: npm run new:remote -- promotions.');
  const others = remoteWorkspaces().map(({ manifest }) => manifest);
  const folder = join(root, `remote-${id}`);
  const browserTest = `e2e/${id}.spec.ts`;
  if (existsSync(folder)) throw startError(`remote-${id} is there already.`);
  if (others.some(({ mounts }) => mounts.includes(`/${id}`)))
    throw startError(`The address /${id} belongs to another remote.`);
  if (!BUNDLERS.includes(bundler))
    throw startError(`--bundler takes ${BUNDLERS.join(', ')}, not '${bundler}'.`);
  if (existsSync(join(root, browserTest))) throw startError(`${browserTest} is there already.`);

  const customers = others.filter(({ access }) => access === 'signedIn');
  const pascal = id.split('-').map(capital).join('');
  const words = {
    __ID__: id,
    // Escaped for JSON, which a string of the browser test is too.
    __LABEL__: JSON.stringify(label).slice(1, -1),
    __CAMEL__: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    __ORDER__: String(Math.max(0, ...customers.map(({ order }) => order)) + STEP),
    __PLATFORM__: platformVersion(),
  };
  fillTemplate(folder, words, bundler);
  writeFileSync(join(root, browserTest), filled(readFileSync(BROWSER_TEST, 'utf8'), words));
  addToLockFile(`remote-${id}`);
  // Formatted last, because line breaks depend on the length of the names.
  const { code, output } = await node([BIOME, 'check', '--write', folder, browserTest]);
  if (code !== 0) throw new Error(output);
  console.log(`remote-${id} is made; it lives at /${id}.

  npm test -w remote-${id}            its unit tests; e2e/${id}.spec.ts is its browser test
  npm run dev -w remote-${id}         the portal with it, on this machine
  npm run release -w remote-${id}     publishes it beside the others`);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function platformVersion(): string {
  return (JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8')) as { version: string }).version;
}

function filled(text: string, words: Record<string, string>): string {
  return Object.entries(words).reduce((all, [word, value]) => all.replaceAll(word, value), text);
}

/** Fills a draft folder and renames it at the end: half a remote would break every command that lists remotes. */
function fillTemplate(folder: string, words: Record<string, string>, bundler: string): void {
  const draft = join(root, `.cache/new-remote-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  cpSync(TEMPLATE, draft, { recursive: true });
  cpSync(join(CONFIGURATIONS, bundler), draft, { recursive: true });
  for (const item of readdirSync(draft, { recursive: true, withFileTypes: true })) {
    if (!item.isFile()) continue;
    const file = join(item.parentPath, item.name);
    writeFileSync(file, filled(readFileSync(file, 'utf8'), words));
    renameSync(file, file.slice(0, -ENDING.length));
  }
  renameSync(draft, folder);
}
