import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { copyInstallation } from '../tools/lib/installation/index.ts';

const LIBRARIES_MAX = 100_000_000;
/** A registry that nobody answers for: whatever would still be installed fails at once. */
const NO_REGISTRY = 'http://127.0.0.1:9/';

describe('what a portal needs to run, copied into an empty folder', async () => {
  const place = await mkdtemp(join(tmpdir(), 'extranet-installation-'));
  const folder = join(place, 'portal');
  let npm: ChildProcess | undefined;
  after(async () => {
    npm?.kill('SIGTERM');
    await new Promise((resolve) => (npm && npm.exitCode === null ? npm.once('exit', resolve) : resolve(0)));
    await rm(place, { recursive: true, force: true });
  });

  it('has neither what builds nor what tries, and stays small', () => {
    const { libraries } = copyInstallation(folder);
    assert.ok(libraries < LIBRARIES_MAX, `${libraries} bytes`);
    for (const left of ['typescript', 'webpack', 'lucide-react', 'react', 'playwright-core', 'jest'])
      assert.equal(existsSync(join(folder, 'node_modules', left)), false, left);
    assert.equal(existsSync(join(folder, 'api/src/testing')), false);
    assert.throws(() => copyInstallation(folder), /is not empty/);
  });

  it('publishes its builds and serves them by npm start, without a registry of packages', async () => {
    const env = {
      ...process.env,
      DATA_DIR: join(place, 'data'),
      PORT: '0',
      DEMO_PRODUCTS: '20',
      DATABASE_URL: '',
    };
    npm = spawn('npm', ['start'], {
      cwd: folder,
      env: { ...env, npm_config_registry: NO_REGISTRY },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const url = await readyAt(npm);
    const page = await fetch(url);
    assert.equal(page.status, 200);
    assert.match(await page.text(), /<script/);
    assert.equal(((await (await fetch(`${url}/readyz`)).json()) as { status: string }).status, 'ready');
  });
});

function readyAt(npm: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const url = /Ready in .*: (http:\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    npm.stdout?.on('data', read);
    npm.stderr?.on('data', read);
    npm.once('exit', () => reject(new Error(`npm start did not come up:\n${output}`)));
  });
}
