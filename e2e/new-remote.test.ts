import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { librariesIn } from '../tools/lib/lock-file.ts';
import { node } from '../tools/lib/run.ts';
import { root } from '../tools/lib/workspaces.ts';
import { copyRepository } from '../tools/testing/repository-copy.ts';
import { startPortalAndBrowser } from './harness/for-node.ts';

const { portal, signedIn } = await startPortalAndBrowser();
const copy = await copyRepository();
const BROWSER_TEST = 'e2e/promo-flash.spec.ts';
after(copy.remove);

describe('npm run new:remote', () => {
  const run = (args: string[], env: Record<string, string> = {}) => node(args, { cwd: copy.folder, env });

  async function succeeds(...[args, env]: Parameters<typeof run>): Promise<void> {
    const { code, output } = await run(args, env);
    assert.equal(code, 0, `${args.join(' ')}\n${output}`);
  }

  it('creates a remote that passes all checks and its own tests', async () => {
    await succeeds(['tools/new-remote.ts', 'promo-flash', '--label', "Promos de l'année"]);

    await succeeds(['node_modules/typescript7/bin/tsc', '-p', 'remote-promo-flash']);
    await succeeds(['node_modules/@biomejs/biome/bin/biome', 'check', 'remote-promo-flash', BROWSER_TEST]);
    await succeeds([
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      'remote-promo-flash/src',
    ]);
    await succeeds(['tools/test.ts', 'unit', 'remote-promo-flash']);
  });

  it('brings a browser test that compiles, and lines in the lock file as npm would write them', async () => {
    await succeeds(['node_modules/typescript7/bin/tsc', '-p', 'e2e']);
    const text = await readFile(join(copy.folder, BROWSER_TEST), 'utf8');
    assert.match(text, /name: "Promos de l'année"/);
    const lock = await readFile(join(copy.folder, 'package-lock.json'), 'utf8');
    const before = await readFile(join(root, 'package-lock.json'), 'utf8');
    const { packages } = JSON.parse(lock) as { packages: Record<string, unknown> };
    assert.deepEqual(packages['node_modules/remote-promo-flash'], {
      resolved: 'remote-promo-flash',
      link: true,
    });
    const { 'remote-promo-flash': own, 'node_modules/remote-promo-flash': link, ...others } = packages;
    assert.equal(JSON.stringify({ ...JSON.parse(before), packages: others }, null, 2), before.trimEnd());
    assert.ok(own && link);
    assert.equal(librariesIn(lock), librariesIn(before), 'no other build is another one by that');
  });

  it('creates a remote that can be released, and then is in the menu and at its address', async () => {
    await succeeds(['tools/release.ts', 'remote-promo-flash'], { DATA_DIR: portal.dataDir });
    const { page, context, requests, troubles } = await signedIn();
    await page.goto('/home');
    await page.getByRole('link', { name: "Promos de l'année" }).click();
    await page.getByRole('heading', { level: 1, name: "Promos de l'année" }).waitFor();
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    assert.ok(requests.some((address) => address.includes('/r/remote-promo-flash/')));
    assert.deepEqual(troubles, []);
    await page.getByRole('link', { name: 'FAQ' }).click();
    await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
    await context.close();
  });

  it('refuses an invalid or taken name with one sentence', async () => {
    for (const [name, sentence] of [
      ['Promo 2', /small letters and dashes/],
      ['promo-flash', /is there already/],
      ['orders', /belongs to another remote/],
    ] as const) {
      const { code, output } = await run(['tools/new-remote.ts', name]);
      assert.equal(code, 1);
      assert.match(output, sentence);
    }
  });
});
