import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry } from '../api/src/portal/releases/index.ts';
import { missingIn, readShell } from '../tools/lib/releases/index.ts';
import { remoteWorkspaces } from '../tools/lib/workspaces.ts';
import { storeOf } from './harness/releases.ts';
import { expect, test } from './harness/test.ts';
import type { Visit } from './harness/visits.ts';

test.describe('every published remote', () => {
  let registry: Awaited<ReturnType<typeof readRegistry>>;
  let shell: Awaited<ReturnType<typeof readShell>>;
  test.beforeEach(async ({ portal }) => {
    const store = storeOf(portal);
    registry = await readRegistry(store);
    shell = await readShell(store, registry.shell.id);
  });

  test('has the published shell’s contract and needs nothing that the shell does not provide', () => {
    assert.equal(registry.remotes.length, remoteWorkspaces().length);
    for (const { id, stable } of registry.remotes) {
      assert.deepEqual(missingIn(shell, stable), [], id);
    }
  });

  test('has all its files in the store, with the size and hash that the registry states', async ({
    portal,
  }) => {
    for (const { id, stable } of registry.remotes) {
      const [, , name, release] = stable.base.split('/') as [string, string, string, string];
      assert.ok(
        stable.assets.some(({ file }) => file === stable.entry),
        id,
      );
      for (const { file, integrity, bytes } of stable.assets) {
        const content = readFileSync(join(portal.releasesOf(name), release, file));
        assert.equal(content.length, bytes);
        assert.equal(`sha384-${createHash('sha384').update(content).digest('base64')}`, integrity, file);
      }
    }
  });

  test('has addresses and a federation name that no other remote has', () => {
    const mounts = registry.remotes.flatMap((entry) => entry.mounts);
    assert.deepEqual(mounts, [...new Set(mounts)]);
    const containers = registry.remotes.map(({ stable }) => stable.container);
    assert.deepEqual(containers, [...new Set(containers)]);
  });

  test('opens at each of its addresses', async ({ administrator, customer }) => {
    const admin = await administrator('about:blank');
    for (const { mounts, access } of registry.remotes)
      for (const mount of mounts) await mountsAt(access === 'admin' ? admin : customer, mount);
  });

  async function mountsAt({ page, troubles }: Visit, mount: string): Promise<void> {
    await page.goto(mount);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByText('n’est pas disponible pour le moment'), mount).toHaveCount(0);
    assert.deepEqual(troubles, [], mount);
  }
});
