import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { brotliCompressSync, zstdDecompressSync } from 'node:zlib';
import { folderObjects, type Objects } from '../api/src/base/storage/index.ts';
import { addDeltas } from './lib/releases/index.ts';

/** Thirty kilobytes that compress about as well as a program does. */
const program = (more: string) =>
  Array.from(
    { length: 900 },
    (_, index) => `function f${index}(a){return a*${Math.imul(index, 2654435761) >>> 0}}`,
  ).join('\n') + more;

describe('the deltas of a release', () => {
  let folder: string;
  let store: Objects;
  const write = async (key: string, text: string) => {
    await store.write(key, Buffer.from(text));
    await store.write(`${key}.br`, brotliCompressSync(text));
  };
  const deltas = async () =>
    (await store.list('')).map(({ key }) => key).filter((key) => key.endsWith('.dcz'));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'extranet-deltas-'));
    store = folderObjects(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('hold what one line changed, by the names without their hashes, and cost at most a kilobyte', async () => {
    await write('remotes/x/1/route-x.aaaaaaaaaaaa.js', program('say("before")'));
    await write('remotes/x/1/entry.js', program('one'));
    await write('remotes/x/2/route-x.bbbbbbbbbbbb.js', program('say("now")'));
    await write('remotes/x/2/entry.js', program('two'));
    await write('remotes/x/2/route-new.cccccccccccc.js', program('new'));
    await addDeltas(store, { prefix: 'remotes/x/2/' }, ['remotes/x/1/', 'remotes/x/2/']);
    const found = await deltas();
    assert.equal(found.length, 2);
    for (const key of found) {
      const bytes = (await store.read(key))?.bytes ?? Buffer.alloc(0);
      assert.ok(bytes.length <= 1_000, `${key}: ${bytes.length} bytes`);
      const file = key.replace(/\.[0-9a-f]{32}\.dcz$/, '');
      const earlier = file.replace('/2/', '/1/').replace('bbbbbbbbbbbb', 'aaaaaaaaaaaa');
      const dictionary = (await store.read(earlier))?.bytes as Buffer;
      assert.deepEqual(
        zstdDecompressSync(bytes.subarray(40), { dictionary }),
        (await store.read(file))?.bytes,
      );
    }
  });

  it('are left out where nothing changed, and where the file itself is smaller', async () => {
    await write('host/1/assets/vendor.aaaaaaaaaaaa.js', program('same'));
    await write('host/2/assets/vendor.aaaaaaaaaaaa.js', program('same'));
    await write('host/1/assets/home.aaaaaaaaaaaa.js', 'x');
    await write('host/2/assets/home.bbbbbbbbbbbb.js', 'y');
    await addDeltas(store, { prefix: 'host/2/assets/', also: 'host/assets/' }, ['host/1/assets/']);
    assert.deepEqual(await deltas(), []);
  });

  it('of the shell lie where its files are served from, too', async () => {
    await write('host/1/assets/host.aaaaaaaaaaaa.js', program('one'));
    await write('host/2/assets/host.bbbbbbbbbbbb.js', program('two'));
    await addDeltas(store, { prefix: 'host/2/assets/', also: 'host/assets/' }, ['host/1/assets/']);
    const folders = (await deltas()).map((key) => key.slice(0, key.indexOf('host.b')));
    assert.deepEqual(folders.sort(), ['host/2/assets/', 'host/assets/']);
  });
});
