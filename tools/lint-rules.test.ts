import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { node } from './lib/run.ts';
import { root } from './lib/workspaces.ts';

describe('the linter', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'extranet-lint-'));
    cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    cpSync(join(root, 'tools/lint'), join(folder, 'tools/lint'), { recursive: true });
    mkdirSync(join(folder, 'host'));
  });
  after(() => rmSync(folder, { recursive: true }));

  const lint = (line: string) => {
    writeFileSync(join(folder, 'host/planted.ts'), `${line}\n`);
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    return node([biome, 'lint', '--vcs-enabled=false', 'host'], { cwd: folder });
  };

  for (const [what, line, complaint] of [
    ['crypto.randomUUID, which is missing on plain http', 'export const id = crypto.randomUUID();', 'newId'],
    ['window.crypto.randomUUID', 'export const id = () => window.crypto.randomUUID();', 'newId'],
    ['a thrown value that is no Error and has no stack', 'throw { code: 1 };', 'useThrowOnlyError'],
    [
      'what the shell does not lend of styled-components',
      "export { createTheme } from 'styled-components';",
      'does not lend',
    ],
  ] as const)
    it(`reports ${what}`, async () => {
      const { code, output } = await lint(line);
      assert.notEqual(code, 0);
      assert.ok(output.includes(complaint), output);
    });

  it('reports nothing for correct code', async () => {
    const { code, output } = await lint("throw new Error('no');");
    assert.equal(code, 0, output);
  });
});
