// The only file that must run on any Node and before anything is installed: it installs the pinned Node and the
// dependencies, then starts tools/<command>.ts. Hence no dependency and no TypeScript here.
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
  const result = spawnSync(binary, ['-p', 'process.version'], { encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

/** Node comes as an npm package whose preinstall script links the binary for this machine. The version is checked after. */
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

/** The lock file's hash is written last, so that an interrupted installation is repeated. */
function installDependencies() {
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

function npm(parameters, cwd, failure) {
  const own = process.env.npm_execpath;
  const [binary, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
  // npm passes its settings to scripts as npm_config_*. The nested npm must not inherit the choice of a workspace (-w).
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !key.startsWith('npm_config_workspace')),
  );
  // Without a network npm would retry for a minute before it fails; with these, for a few seconds.
  const fewRetries = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=4000'];
  const run = spawnSync(binary, [...first, ...parameters, ...fewRetries], {
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
    // npm runs a workspace's script in its folder. A relative DATA_DIR must mean the same from everywhere.
    cwd: root,
    env: {
      // Node keeps compiled code here: loading the API's modules takes 1.0 s instead of 1.6 s.
      NODE_COMPILE_CACHE: join(root, '.cache/node'),
      ...process.env,
      PATH: `${dirname(node)}:${process.env.PATH}`,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  // npm passes SIGTERM to its shell only, which ends without telling us: then this process has another parent.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
