import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { changeRegistry, readRegistry } from '../../portal/releases/store-registry.ts';
import { startBucketServer } from '../../testing/bucket-server.ts';
import { parseConfig } from '../config/config.ts';
import { bucketObjects } from './bucket-objects.ts';
import type { BucketPlace } from './bucket-place.ts';
import { folderObjects } from './folder-objects.ts';
import type { Objects } from './objects.ts';

const folder = mkdtempSync(join(tmpdir(), 'extranet-objects-'));
after(() => rmSync(folder, { recursive: true }));
const { env } = await startBucketServer();
const stores: Record<string, Objects> = {
  'a folder': folderObjects(folder),
  'a bucket': bucketObjects(parseConfig(env).releasesBucket as BucketPlace),
};
const bytes = (text: string) => Buffer.from(text);

for (const [what, store] of Object.entries(stores)) {
  const text = async (key: string) => (await store.read(key))?.bytes.toString();

  describe(`${what} of objects`, () => {
    it('returns written bytes unchanged, and null for a key that does not exist', async () => {
      const all = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
      await store.write('kept/all.bin', all);
      await store.write('kept/none', bytes(''));
      assert.deepEqual((await store.read('kept/all.bin'))?.bytes, all);
      assert.equal((await store.read('kept/none'))?.bytes.length, 0);
      assert.equal(await store.read('kept/other'), null);
      assert.equal(await store.has('kept/all.bin'), true);
      assert.equal(await store.has('kept'), false);
      await store.write('kept/none', bytes('now some'));
      assert.equal(await text('kept/none'), 'now some');
    });

    it('replaces an object only if nobody else has replaced it since it was read', async () => {
      assert.equal(await store.replace('one', bytes('first'), null), true);
      assert.equal(await store.replace('one', bytes('too late'), null), false);
      const { tag } = (await store.read('one')) as { tag: string };
      assert.equal(await store.replace('one', bytes('second'), tag), true);
      assert.equal(await store.replace('one', bytes('too late'), tag), false);
      assert.equal(await text('one'), 'second');
      assert.equal(await store.replace('never-was', bytes('x'), tag), false);
    });

    it('lists by prefix and removes more than a thousand objects', async () => {
      const keys = Array.from({ length: 1_205 }, (_, index) => `many/of/${index}`);
      for (let from = 0; from < keys.length; from += 100)
        await Promise.all(keys.slice(from, from + 100).map((key) => store.write(key, bytes(key))));
      await store.write('many/others', bytes('x'));
      const listed = (await store.list('many/of/')).map(({ key }) => key);
      assert.deepEqual(listed.sort(), [...keys].sort());
      assert.ok(
        Math.abs(Date.now() - ((await store.list('many/others'))[0]?.modified.getTime() ?? 0)) < 60_000,
      );
      await store.remove([...keys, 'many/never-was']);
      assert.deepEqual(
        (await store.list('many/')).map(({ key }) => key),
        ['many/others'],
      );
    });

    it('refuses a key that would lead out of it', async () => {
      for (const key of ['../x', 'a/../../x', '/x', 'a//b', '', '.hidden', 'a/.hidden', 'a\\b', 'a b'])
        await assert.rejects(async () => store.write(key, bytes('x')), /no key/, key);
    });

    it('loses none of forty concurrent changes of the registry', async () => {
      await changeRegistry(store, () => ({ shell: { id: '' }, remotes: [] }));
      const changes = Array.from({ length: 40 }, (_, index) =>
        changeRegistry(store, (before) => ({ ...before, shell: { id: `${before.shell.id}${index},` } })),
      );
      await Promise.all(changes);
      const { revision, shell } = await readRegistry(store);
      assert.equal(revision, 41);
      assert.equal(new Set(shell.id.split(',')).size, 41);
    });
  });
}
