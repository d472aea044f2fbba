// The pinned Node, and how a command is handed over to it. Like launch.mjs this must run on any Node and before anything is
// installed: hence no dependency and no TypeScript here.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NODE_VERSION = '26.9.0';
const NODE_MAJOR = Number(NODE_VERSION.split('.')[0]);

export function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/** The Node at hand if it is new enough, else the pinned one, which is installed once into `.runtime` of this folder. */
export function pinnedNode(root) {
  return findNode(root) ?? installNode(root);
}

function findNode(root) {
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
  const own = join(root, '.runtime/node_modules/node/bin/node');
  return existsSync(own) && versionOf(own) === `v${NODE_VERSION}` ? own : undefined;
}

function versionOf(binary) {
  const result = spawnSync(binary, ['-p', 'process.version'], { encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

/** Node comes as an npm package whose preinstall script links the binary for this machine. The version is checked after. */
function installNode(root) {
  const folder = join(root, '.runtime');
  console.log(`Node ${process.versions.node} is too old: installing Node ${NODE_VERSION} into .runtime ...`);
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, allowScripts: { node: true }, dependencies: { node: NODE_VERSION } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  npm(['install', '--no-package-lock'], folder, `Node ${NODE_VERSION} could not be installed`);
  const found = findNode(root);
  if (!found) stop(`Node ${NODE_VERSION} was installed into .runtime but does not run on this machine.`);
  return found;
}

export function npm(parameters, cwd, failure) {
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

/** Runs the script on this Node, passes signals on and ends with its exit code. */
export function handOver(node, script, args, root) {
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
