import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, afterEach, describe, it } from 'node:test';
import { folderObjects } from '../api/src/base/storage/index.ts';
import { changeRegistry, readRegistry, releasesFolder } from '../api/src/portal/releases/index.ts';
import { testDataDir } from '../tools/lib/releases/index.ts';
import { root } from '../tools/lib/workspaces.ts';

const dataDir = await testDataDir();
const store = folderObjects(releasesFolder(dataDir));
after(() => rm(dataDir, { recursive: true, force: true }));

/** npm start in this checkout, on the data folder of a portal that others release to. */
async function startAgain(): Promise<{ npm: ChildProcess; url: string; said: () => string }> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', DEMO_PRODUCTS: '20', DATABASE_URL: '' };
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  for (let tries = 0; tries < 600; tries += 1) {
    const url = /Ready in .*: (http:\S+)/.exec(output)?.[1];
    if (url) return { npm, url, said: () => output };
    if (npm.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`npm start did not come up:\n${output}`);
}

const isServed = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );

describe('npm start where others have released', () => {
  let npm: ChildProcess | undefined;
  afterEach(() => npm?.kill('SIGKILL'));

  it('drops and replaces no release, says what of this checkout is not published, and ends whole by SIGTERM', async () => {
    // A remote that this checkout does not have, and a release of the forum that it did not build.
    await changeRegistry(store, (registry) => {
      const faq = registry.remotes.find(({ id }) => id === 'faq');
      if (!faq) throw new Error('no forum');
      const newer = { ...faq, built: '1.0.0-newer', label: 'Questions' };
      const promotions = {
        ...faq,
        id: 'promotions',
        mounts: ['/promotions'],
        slots: [],
        built: '1.0.0-theirs',
      };
      const others = registry.remotes.filter(({ id }) => id !== 'faq');
      return { ...registry, remotes: [...others, newer, promotions] };
    });
    const before = await readFile(join(releasesFolder(dataDir), 'registry.json'), 'utf8');

    const started = await startAgain();
    npm = started.npm;
    assert.match(started.said(), /remote-faq: the sources here are not what is published/);
    assert.equal(await readFile(join(releasesFolder(dataDir), 'registry.json'), 'utf8'), before);
    assert.equal((await readRegistry(store)).remotes.length, 5);

    assert.equal(await isServed(started.url), true);
    const ended = new Promise((resolve) => started.npm.once('exit', resolve));
    started.npm.kill('SIGTERM');
    await ended;
    for (let tries = 0; tries < 100 && (await isServed(started.url)); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    assert.equal(await isServed(started.url), false);
  });
});
