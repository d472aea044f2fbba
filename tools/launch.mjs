// The one file that must run on whatever Node is at hand, before anything is installed: it provides the pinned
// Node and the dependencies, then hands over to tools/<command>.ts. No dependency, no TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_VERSION = '26.9.0';
const NODE_MAJOR = Number(NODE_VERSION.split('.')[0]);

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [command = 'help', ...args] = process.argv.slice(2);

const node = findNode() ?? installNode();
installDependencies();
handOver();

function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
  const own = join(root, '.runtime/node_modules/node/bin/node');
  return existsSync(own) && versionOf(own) === `v${NODE_VERSION}` ? own : undefined;
}

function versionOf(binary) {
  const asked = spawnSync(binary, ['-p', 'process.version'], { encoding: 'utf8' });
  return asked.status === 0 ? asked.stdout.trim() : undefined;
}

/** Node comes as an npm package whose preinstall script links the right binary: the version is checked after. */
function installNode() {
  const folder = join(root, '.runtime');
  console.log(`Node ${process.versions.node} is too old: installing Node ${NODE_VERSION} into .runtime ...`);
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, allowScripts: { node: true }, dependencies: { node: NODE_VERSION } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  npm(['install', '--no-package-lock'], folder, `Node ${NODE_VERSION} could not be installed`);
  const found = findNode();
  if (!found) stop(`Node ${NODE_VERSION} was installed into .runtime but does not run on this machine.`);
  return found;
}

/** A stamp of the lock file, written last: an interrupted installation is done again. */
function installDependencies() {
  const stamp = join(root, 'node_modules/.extranet-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies (about half a minute) ...');
  // Not 'npm ci': it refuses a lock file whose optional packages for other systems a registry does not hold.
  npm(
    ['install', '--no-save', '--no-progress', '--loglevel=error'],
    root,
    'The dependencies could not be installed',
  );
  writeFileSync(stamp, wanted);
}

function npm(parameters, cwd, failure) {
  const own = process.env.npm_execpath;
  const [binary, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
  // npm hands its own settings to its scripts as npm_config_*; a nested npm must not inherit a workspace choice.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !key.startsWith('npm_config_workspace')),
  );
  // A dead network is known within seconds; npm itself would wait for a minute before it says so.
  const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=4000'];
  const run = spawnSync(binary, [...first, ...parameters, ...patience], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (run.status === 0) return;
  const reason = /E(NOTFOUND|AI_AGAIN|CONNREFUSED|TIMEDOUT|NETUNREACH)|network|FETCH_ERROR/i.test(
    run.stderr ?? '',
  )
    ? 'the package registry cannot be reached: check the network, then run the command again'
    : (run.stderr ?? String(run.error)).trim().split('\n').slice(0, 6).join('\n');
  stop(`${failure}: ${reason}.`);
}

function handOver() {
  const script = join(root, 'tools', `${command}.ts`);
  if (!existsSync(script)) stop(`There is no command '${command}'.`);
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...args], {
    stdio: 'inherit',
    // npm runs a workspace's script in its folder; a relative DATA_DIR means the same from everywhere.
    cwd: root,
    env: {
      // What Node compiled once it keeps: the API's modules take a second where they took 1.6.
      NODE_COMPILE_CACHE: join(root, '.cache/node'),
      ...process.env,
      PATH: `${dirname(node)}:${process.env.PATH}`,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
