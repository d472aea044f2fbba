import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { node } from './lib/run.ts';
import { copyRepository } from './testing/repository-copy.ts';

const copy = await copyRepository();
after(copy.remove);
const file = (name: string) => join(copy.folder, name);
const edit = async (name: string, change: (text: string) => string) =>
  writeFile(file(name), change(await readFile(file(name), 'utf8')));
const pack = () => node(['tools/pack.ts'], { cwd: copy.folder });
const record = async () => JSON.parse(await readFile(file('tools/packed.json'), 'utf8'));
const withoutRecord = () => rm(file('tools/packed.json'), { force: true });

describe('npm run pack', () => {
  it('refuses another content under a version that was packed before, until that is raised', async () => {
    await withoutRecord();
    const stated = async (name: string) => JSON.parse(await readFile(file(name), 'utf8')).version as string;
    const [platform, tool] = [await stated('shared/package.json'), await stated('tools/package.json')];
    assert.equal((await pack()).code, 0);
    assert.equal((await pack()).code, 0, 'the same content again');
    const before = await record();
    assert.deepEqual(Object.keys(before['@extranet/shared']), [platform]);
    assert.deepEqual(Object.keys(before['@extranet/remote-tool']), [tool]);

    await edit('shared/build/remote-config.js', (text) => `${text}\n// another build\n`);
    await rm(file('dist/packages'), { recursive: true });
    const { code, output } = await pack();
    assert.notEqual(code, 0);
    assert.match(
      output,
      new RegExp(`@extranet/shared ${platform} was packed before .* in shared/package.json`),
    );
    assert.equal(existsSync(file('dist/packages')), false, 'nothing was packed');
    assert.deepEqual(await record(), before);

    await edit('shared/package.json', (text) =>
      text.replace(`"version": "${platform}"`, '"version": "99.0.0"'),
    );
    assert.equal((await pack()).code, 0);
    assert.deepEqual(Object.keys((await record())['@extranet/shared']), [platform, '99.0.0']);
  });
});
