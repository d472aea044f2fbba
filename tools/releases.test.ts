import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { folderObjects } from '../api/src/base/storage/index.ts';
import { releasesFolder } from '../api/src/portal/releases/index.ts';
import { publishSample, sampleEntry } from '../api/src/testing/published.ts';
import { node } from './lib/run.ts';
import { root } from './lib/workspaces.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'extranet-releases-'));
const store = folderObjects(releasesFolder(dataDir));
after(() => rmSync(dataDir, { recursive: true }));

const releases = (env: Record<string, string | undefined> = {}) =>
  node([join(root, 'tools/releases.ts')], { env: { DATA_DIR: dataDir, RELEASES_URL: undefined, ...env } });

describe('npm run releases', () => {
  it('says that an empty or a wrong folder is one, and which variables say where releases are', async () => {
    for (const folder of [dataDir, join(dataDir, 'nowhere')]) {
      const { code, output } = await releases({ DATA_DIR: folder });
      assert.equal(code, 1);
      assert.ok(output.includes(`Nothing is published in ${releasesFolder(folder)}.`), output);
      assert.match(output, /RELEASES_URL or DATA_DIR/);
    }
  });

  it('tells a store without its registry from an empty one', async () => {
    await store.write('host/1/shell.json', Buffer.from('{}'));
    assert.match((await releases()).output, /holds releases, but no registry names them/);
  });

  it('lists the shell, each remote and all releases in the store, also those that nobody names', async () => {
    await publishSample(store, [sampleEntry('faq')]);
    for (const key of ['remote-faq/1.0.0-a', 'remote-faq/0.9.0-z', 'remote-gone/1.0.0-b'])
      await store.write(`remotes/${key}/release.json`, Buffer.from('{}'));
    await store.write('host/0/shell.json', Buffer.from('{}'));
    const { code, output } = await releases();
    assert.equal(code, 0, output);
    const lines = output
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
    assert.deepEqual(lines, [
      ...['host         shell 1', '- 0', '- 1'],
      ...['faq          stable 1.0.0-a', '- 0.9.0-z', '- 1.0.0-a'],
      ...['remote-gone: in the store, but the registry does not name it', '- 1.0.0-b'],
    ]);
  });
});
