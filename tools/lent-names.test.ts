import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { installed } from './lib/installed.ts';
import { writePlatformPackage } from './lib/packages/index.ts';
import { node } from './lib/run.ts';
import { root } from './lib/workspaces.ts';

/** The library has both, the shell lends the second. */
const PAGE = `import { useBlocker, useNavigate } from 'react-router-dom';
export const taken = [useBlocker, useNavigate];
`;

// Below this repository, where the libraries are found.
mkdirSync(join(root, '.cache'), { recursive: true });
const place = mkdtempSync(join(root, '.cache/lent-names-'));
after(() => rmSync(place, { recursive: true }));

async function compiled(name: string, settings: string): Promise<string> {
  const folder = join(place, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'page.ts'), PAGE);
  const own = { extends: settings, compilerOptions: { types: [] }, files: ['page.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(own));
  return (await node([installed('typescript7', 'bin/tsc'), '-p', folder])).output;
}

function assertOnlyWhatIsNotLent(output: string): void {
  assert.match(output, /no exported member.+'?useBlocker/);
  assert.doesNotMatch(output, /useNavigate'/);
}

describe('a page that takes what the shell does not lend of the router does not compile', () => {
  it('here', async () => {
    assertOnlyWhatIsNotLent(await compiled('here', join(root, 'tsconfig.base.json')));
  });

  it('in a repository of its own, by the settings of the package', async () => {
    const platform = join(place, 'platform');
    mkdirSync(platform);
    writePlatformPackage(platform);
    assertOnlyWhatIsNotLent(await compiled('own', join(platform, 'tsconfig.json')));
  });
});
