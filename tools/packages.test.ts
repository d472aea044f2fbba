import assert from 'node:assert/strict';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { packAll } from './lib/packages/index.ts';
import { run } from './lib/run.ts';
import { root } from './lib/workspaces.ts';

const folder = mkdtempSync(join(tmpdir(), 'extranet-packages-'));
after(() => rmSync(folder, { recursive: true }));
const packed = await packAll(folder);

interface Manifest {
  version: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

for (const [name, file] of Object.entries(packed))
  describe(`the package of the ${name}`, async () => {
    const place = join(folder, name);
    await run('mkdir', [place]);
    await run('tar', ['-xzf', file, '-C', place, '--strip-components=1']);
    const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as Manifest;
    const files = globSync('**/*.{js,mjs,ts,tsx,json,md}', { cwd: place });

    it('states the exact version of every library that it needs', () => {
      for (const [library, version] of Object.entries({
        ...manifest.dependencies,
        ...manifest.peerDependencies,
      }))
        assert.match(version, /^(npm:.+@)?\d+\.\d+\.\d+$/, library);
    });

    it('has no test, and no path of the machine that made it', () => {
      assert.ok(files.length > 100);
      for (const one of files) {
        assert.doesNotMatch(one, /\.test\.tsx?$/);
        assert.ok(!readFileSync(join(place, one), 'utf8').includes(root), one);
      }
    });
  });

describe('the package of the platform', () => {
  it('has a file for every entry of its exports map', () => {
    const place = join(folder, 'platform');
    const { exports } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as Manifest;
    for (const [entry, file] of Object.entries(exports)) assert.ok(existsSync(join(place, file)), entry);
  });
});

describe('the package of the tool', () => {
  it('is JavaScript in which every file that another one names is there', () => {
    const place = join(folder, 'tool');
    const files = globSync('**/*.{js,mjs}', { cwd: place });
    assert.deepEqual(globSync('**/*.ts', { cwd: place }), []);
    for (const file of files)
      for (const [, name = ''] of readFileSync(join(place, file), 'utf8').matchAll(/ from '(\.[^']+)'/g))
        assert.ok(existsSync(join(place, file, '..', name)), `${file} imports ${name}`);
  });
});
