import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readRegistry } from '../api/src/portal/releases/index.ts';
import { fillOwnRepository, packAll } from '../tools/lib/packages/index.ts';
import { run } from '../tools/lib/run.ts';
import { startPortalAndBrowser } from './harness/for-node.ts';
import { readyAddress } from './harness/ready-address.ts';
import { storeOf } from './harness/releases.ts';

const { portal, signedIn } = await startPortalAndBrowser();
const place = await mkdtemp(join(tmpdir(), 'extranet-own-'));
const folder = join(place, 'faq');
// Node may still be writing its compile cache.
after(() => rm(place, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));

/** What npm tells its scripts about this repository must not reach a command that is called in another one. */
const env = Object.fromEntries(
  Object.keys(process.env)
    .filter(
      (name) => /^npm_|^INIT_CWD$|^NODE_(ENV|TEST_CONTEXT)$/.test(name) && name !== 'npm_config_registry',
    )
    .map((name) => [name, undefined]),
);

async function inFolder(command: string, args: string[], more: Record<string, string> = {}): Promise<string> {
  const { code, output } = await run(command, args, { cwd: folder, env: { ...env, ...more } });
  assert.equal(code, 0, `${command} ${args.join(' ')}\n${output}`);
  return output;
}
const npm = (...[args, more]: [string[], Record<string, string>?]) => inFolder('npm', args, more);

const liveForum = async () => {
  const { remotes } = await readRegistry(storeOf(portal));
  return remotes.find(({ id }) => id === 'faq')?.stable.id;
};

async function replaceTitle(title: string): Promise<void> {
  const file = join(folder, 'src/locales/fr.json');
  const texts = await readFile(file, 'utf8');
  assert.match(texts, /"title": "FAQ"/);
  await writeFile(file, texts.replace('"title": "FAQ"', `"title": "${title}"`));
}

/** Modules are named by numbers of three to five digits, which come from their paths. */
const NUMBERS = 50;

describe('a remote in a repository of its own, with the two packages as files', () => {
  let dev: ChildProcess | undefined;
  after(async () => {
    dev?.kill('SIGTERM');
    if (dev && dev.exitCode === null && dev.signalCode === null) await once(dev, 'exit');
  });

  before(async () => {
    const packages = await packAll(join(place, 'packages'));
    await run('git', ['init', '--quiet', folder]);
    fillOwnRepository(folder, 'remote-faq', packages);
    await npm(['install', '--prefer-offline', '--no-progress', '--loglevel=error']);
    await inFolder('git', ['add', '--all']);
    const person = ['-c', 'user.name=Forum', '-c', 'user.email=forum@team.example'];
    await inFolder('git', [...person, 'commit', '--quiet', '--message=The forum']);
  });

  it('has sound types, format and style, and builds into an entry no larger than here', async () => {
    await npm(['run', 'verify']);
    await npm(['run', 'build']);
    const own = await stat(join(folder, 'dist/entry.js'));
    const ours = await stat(join(portal.releasesOf('remote-faq'), (await liveForum()) ?? '', 'entry.js'));
    assert.ok(own.size <= ours.size + NUMBERS, `${own.size} bytes instead of ${ours.size}`);
  });

  it('shows a saved change inside a deployed shell', async () => {
    const url = await develop();
    const { page, context, requests, troubles } = await signedIn(url);
    await page.goto('/faq');
    await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
    await replaceTitle('Forum chez soi');
    await page.getByRole('heading', { level: 1, name: 'Forum chez soi' }).waitFor();
    assert.ok(requests.some((address) => /\/r\/remote-catalog\/|\/r\/remote-cart-orders\//.test(address)));
    assert.deepEqual(
      requests.filter((address) => address.includes('/r/remote-faq/')),
      [],
    );
    assert.deepEqual(troubles, []);
    await context.close();
  });

  it('passes its tests, is released into the running portal after the checks of a release, and is seen there', async () => {
    const before = await liveForum();
    assert.match(await npm(['test']), /\n[1-9]\d* passed, 0 failed/);
    const said = await npm(['run', 'release'], { DATA_DIR: portal.dataDir });
    assert.match(said, /opening its pages and slots inside the live shell/);
    const released = await liveForum();
    assert.notEqual(released, before);

    const { page, context, requests, troubles } = await signedIn();
    await page.goto('/faq');
    await page.getByRole('heading', { level: 1, name: 'Forum chez soi' }).waitFor();
    assert.ok(requests.some((address) => address.includes(`/r/remote-faq/${released}/entry.js`)));
    assert.deepEqual(troubles, []);
    await context.close();
    assert.match(
      await npm(['run', 'releases', '--', 'faq'], { DATA_DIR: portal.dataDir }),
      /by .+ at [0-9a-f]{12}\+/,
    );
  });

  it('goes back to the release before by its own command', async () => {
    const released = await liveForum();
    await npm(['run', 'rollback'], { DATA_DIR: portal.dataDir });
    assert.notEqual(await liveForum(), released);
  });

  /** Runs npm run dev -- --shell <portal>; returns the address of the proxy. */
  function develop(): Promise<string> {
    const child = spawn('npm', ['run', 'dev', '--', '--shell', portal.url, '--port', '0'], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    dev = child;
    return readyAddress(child);
  }
});
