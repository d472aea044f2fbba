import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { RegistryEntry, Release } from '@extranet/shared/registry';
import { folderObjects } from '../api/src/base/storage/index.ts';
import { changeEntry, changeRegistry, readRegistry } from '../api/src/portal/releases/index.ts';
import { missingIn } from './lib/releases/index.ts';

const release = (id: string, needs = {}): Release => ({
  ...{ id, version: '1.0.0', base: '/r/x/', container: id, entry: 'entry.js', contract: 1 },
  ...{ needs, assets: [] },
});
const entry = (id: string): RegistryEntry => ({
  ...{ id, label: id, mounts: [], slots: [], nav: [], order: 1, access: 'signedIn' },
  stable: release('0'),
});

describe('the registry of the store', () => {
  it('loses none of forty changes that are written at the same time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'extranet-registry-'));
    const store = folderObjects(folder);
    await changeRegistry(store, () => ({ shell: { id: '1' }, remotes: [entry('a'), entry('b')] }));
    const writes = Array.from({ length: 40 }, (_, index) =>
      changeEntry(store, index % 2 ? 'a' : 'b', (one) => ({ ...one, mounts: [...one.mounts, `/${index}`] })),
    );
    await Promise.all(writes);
    const { revision, remotes } = await readRegistry(store);
    assert.equal(revision, 41);
    assert.deepEqual(
      remotes.map(({ mounts }) => mounts.length),
      [20, 20],
    );
    rmSync(folder, { recursive: true });
  });

  it('is compared with a release: what the release needs and the shell lacks is named', () => {
    const shell = { contract: 1, provides: { '@extranet/shared/ui': '1.2.0', 'react/': '19.3.1' } };
    const needs = { '@extranet/shared/ui': '^1.0.0', 'react/jsx-runtime': '^19.0.0' };
    assert.deepEqual(missingIn(shell, release('1', needs)), []);
    assert.match(
      missingIn(shell, release('1', { '@extranet/shared/ui': '^2.0.0' })).join(),
      /ui \^2.0.0 .*1.2.0/,
    );
    assert.match(missingIn(shell, { ...release('1'), contract: 2 }).join(), /contract 2/);
  });
});
