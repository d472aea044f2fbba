import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { parseConfig } from '../api/src/base/config/index.ts';
import {
  type BucketPlace,
  bucketObjects,
  folderObjects,
  type Objects,
} from '../api/src/base/storage/index.ts';
import { changeEntry, changeRegistry, readRegistry } from '../api/src/portal/releases/index.ts';
import { startBucketServer } from '../api/src/testing/bucket-server.ts';
import { sampleEntry, sampleRelease } from '../api/src/testing/published.ts';
import { prune } from './lib/releases/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'extranet-prune-'));
after(() => rmSync(folder, { recursive: true }));
const { env } = await startBucketServer();
const stores: Record<string, Objects> = {
  'a folder': folderObjects(folder),
  'a bucket': bucketObjects(parseConfig(env).releasesBucket as BucketPlace),
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

for (const [what, store] of Object.entries(stores)) {
  const publish = (...keys: string[]) => Promise.all(keys.map((key) => store.write(key, Buffer.from(key))));
  const left = async () => (await store.list('')).map(({ key }) => key).sort();

  describe(`old releases in ${what}`, () => {
    it('are removed thirty days after they were last served', async () => {
      await publish('host/1/shell.json', 'host/1/assets/old.js', 'host/1/assets/both.js');
      await publish('host/assets/old.js', 'host/assets/both.js', 'host/fonts/a.woff2');
      for (const id of ['a', 'b', 'c', 'never-named'])
        await publish(`remotes/remote-faq/${id}/release.json`, `remotes/remote-faq/${id}/entry.js`);
      const faq = sampleEntry('faq', { stable: sampleRelease('faq', 'a') });
      await changeRegistry(store, () => ({ shell: { id: '1' }, remotes: [faq] }));
      for (const id of ['b', 'c'])
        await changeEntry(store, 'faq', ({ stable, ...entry }) => ({
          ...{ ...entry, stable: sampleRelease('faq', id), previous: stable },
        }));
      await publish(
        'host/2/shell.json',
        'host/2/assets/both.js',
        'host/2/assets/new.js',
        'host/assets/new.js',
      );
      await changeRegistry(store, (registry) => ({ ...registry, shell: { id: '2' } }));
      const all = await left();

      assert.deepEqual(await prune(store, inDays(29)), []);
      assert.deepEqual(await left(), all);
      assert.deepEqual(await prune(store, inDays(31)), [
        'host/1/',
        'remotes/remote-faq/a/',
        'remotes/remote-faq/never-named/',
      ]);
      assert.deepEqual(await left(), [
        ...['host/2/assets/both.js', 'host/2/assets/new.js', 'host/2/shell.json'],
        ...['host/assets/both.js', 'host/assets/new.js', 'host/fonts/a.woff2', 'registry.json'],
        ...['b', 'c'].flatMap((id) => [
          `remotes/remote-faq/${id}/entry.js`,
          `remotes/remote-faq/${id}/release.json`,
        ]),
      ]);
      assert.deepEqual((await readRegistry(store)).retired, {});
    });

    it('are kept when they are served again', async () => {
      const back = sampleRelease('faq', 'b');
      await changeEntry(store, 'faq', ({ previous: _gone, ...entry }) => entry);
      assert.deepEqual(Object.keys((await readRegistry(store)).retired ?? {}), ['remotes/remote-faq/b/']);
      await changeEntry(store, 'faq', (entry) => ({ ...entry, canary: { release: back, percent: 5 } }));
      assert.deepEqual(await prune(store, inDays(400)), []);
    });
  });
}
