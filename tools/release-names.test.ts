import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { node } from './lib/run.ts';
import { copyRepository } from './testing/repository-copy.ts';

const copy = await copyRepository();
after(copy.remove);

type Json = Record<string, Record<string, Record<string, unknown>>>;

/** The names that builds of a remote and of the shell get in a copy of the repository. */
async function names(): Promise<{ remote: string; host: string }> {
  const script = `import('./tools/lib/builds/index.ts').then(({ planBuild }) => console.log(JSON.stringify({
    remote: planBuild('remote-cart-orders').releaseId, host: planBuild('host').releaseId })))`;
  const { code, output } = await node(['-e', script], { cwd: copy.folder });
  assert.equal(code, 0, output);
  return JSON.parse(output) as { remote: string; host: string };
}

async function changeLockFile(change: (packages: Record<string, Record<string, unknown>>) => void) {
  const file = join(copy.folder, 'package-lock.json');
  const lock = JSON.parse(await readFile(file, 'utf8')) as Json;
  change(lock.packages ?? {});
  await writeFile(file, JSON.stringify(lock, null, 2));
}

describe('the name of a release', () => {
  it('of a remote stays when a library of others changes, and that of the shell does not', async () => {
    const before = await names();
    await changeLockFile((packages) => {
      packages['node_modules/@visx/axis'] = { ...packages['node_modules/@visx/axis'], version: '9.9.9' };
    });
    const after = await names();
    assert.equal(after.remote, before.remote);
    assert.notEqual(after.host, before.host);
  });

  it('of a remote changes with a library that it brings along, also one that another library needs', async () => {
    const before = await names();
    await changeLockFile((packages) => {
      const { dependencies } = packages['node_modules/read-excel-file'] ?? {};
      const [needed] = Object.keys(dependencies ?? {});
      assert.ok(needed, 'read-excel-file needs another library');
      packages[`node_modules/${needed}`] = { ...packages[`node_modules/${needed}`], version: '9.9.9' };
    });
    assert.notEqual((await names()).remote, before.remote);
  });

  it('of a remote changes with its own sources and with the version of the platform', async () => {
    const before = await names();
    await writeFile(join(copy.folder, 'remote-cart-orders/src/more.ts'), 'export const more = 1;\n');
    const changed = await names();
    assert.notEqual(changed.remote, before.remote);
    const file = join(copy.folder, 'shared/package.json');
    const shared = await readFile(file, 'utf8');
    await writeFile(file, shared.replace(/"version": "[^"]+"/, '"version": "1.99.0"'));
    assert.notEqual((await names()).remote, changed.remote);
  });
});
