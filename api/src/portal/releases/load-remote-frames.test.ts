import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { folderObjects } from '../../base/storage/folder-objects.ts';
import { sampleEntry, sampleRelease } from '../../testing/published.ts';
import { loadRemoteFrames } from './load-remote-frames.ts';
import type { StoreEntry } from './store-registry.ts';

const folder = await mkdtemp(join(tmpdir(), 'frames-'));
after(() => rm(folder, { recursive: true }));
const objects = folderObjects(folder);

const text = JSON.stringify({ styles: 'frames.1.css', pages: { '/faq': '<b>drawn</b>' } });
const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
const asset = (file: string, hash: string) => ({ file, integrity: hash, bytes: 1, groups: [], platform: [] });

/** A remote whose stable release has a painted page, as its registry entry names it. */
const entry = (more: Partial<StoreEntry> = {}): StoreEntry => ({
  ...sampleEntry('faq'),
  stable: {
    ...sampleRelease('faq', '2'),
    assets: [asset('frames.json', integrity), asset('frames.1.css', 'sha384-y')],
  },
  ...more,
});
const load = (remote: StoreEntry) =>
  loadRemoteFrames(objects, { revision: 1, shell: { id: '1' }, remotes: [remote] });
const store = (written: string) => objects.write('remotes/remote-faq/2/frames.json', Buffer.from(written));

describe('what a release has to be painted', () => {
  it('is read with the address and the hash of its style sheet', async () => {
    await store(text);
    assert.deepEqual(await load(entry()), {
      '/r/remote-faq/2/': {
        ...{ styles: '/r/remote-faq/2/frames.1.css', integrity: 'sha384-y' },
        pages: { '/faq': '<b>drawn</b>' },
      },
    });
  });

  it('is left out where it is not what the release names, or is not there: the page then has the general frame', async () => {
    await store(text.replace('drawn', 'doctored'));
    assert.deepEqual(await load(entry()), {});
    assert.deepEqual(await load(entry({ stable: { ...entry().stable, base: '/r/remote-faq/9/' } })), {});
  });

  it('is not read of the administrators’ remote, nor of a release that names none', async () => {
    await store(text);
    assert.deepEqual(await load(entry({ access: 'admin' })), {});
    assert.deepEqual(await load(sampleEntry('faq')), {});
  });
});
