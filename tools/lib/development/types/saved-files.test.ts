import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { installed } from '../../installed.ts';
import { node } from '../../run.ts';
import { root } from '../../workspaces.ts';
import type { Fault } from '../page/messages.ts';
import { faultsAfterSave } from './check-saves.ts';
import { faultsIn } from './check-types.ts';
import { savedFilesChecker } from './saved-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'extranet-saved-'));
const project = join(folder, 'tsconfig.json');
const path = (name: string) => join(folder, 'src', name);
const write = (name: string, text: string) => writeFileSync(path(name), text);
mkdirSync(join(folder, 'src'));
writeFileSync(
  project,
  JSON.stringify({ compilerOptions: { strict: true, noEmit: true, types: [] }, include: ['src'] }),
);
write('name.ts', "export const name: string = 'a';\n");
write('shown.ts', "import { name } from './name';\nexport const shown: string = name;\n");

const checker = await savedFilesChecker(project);
after(async () => {
  await checker.close();
  rmSync(folder, { recursive: true });
});
const saved = async (...names: string[]) => {
  await checker.refresh(names.map(path));
  return checker.faultsIn(names.map(path));
};
/** What the compiler says of the whole. */
const whole = async () =>
  faultsIn((await node([installed('typescript7', 'bin/tsc'), '-p', project, '--pretty', 'false'])).output);

describe('a saved file', () => {
  it('is checked by itself, with the place and the words that the check of the whole has', async () => {
    write(
      'name.ts',
      "/* été 😀 */ export const name: { in: { a: string } } = { in: { a: 'é' as 'é' | 1 } };\n",
    );
    const [fault, ...others] = await saved('name.ts');
    assert.match(fault?.text ?? '', /^TS2322: .*\n {2}Type 'number' is not assignable/);
    assert.deepEqual(others, []);
    const all = await whole();
    assert.deepEqual(all[0], fault);
    assert.match(all[1]?.place ?? '', /shown\.ts:2:14$/, 'what it breaks elsewhere');
    assert.deepEqual(await saved('shown.ts'), all.slice(1));
  });

  it('may be a new one, and one that is gone', async () => {
    write('new.ts', "export const count: number = '1';\n");
    assert.match((await saved('new.ts'))[0]?.place ?? '', /new\.ts:1:14$/);
    rmSync(path('new.ts'));
    assert.deepEqual(await saved('new.ts'), []);
  });

  it('has no fault of types while it cannot be read', async () => {
    write('name.ts', 'export const name: string = <<1;\n');
    assert.deepEqual(await saved('name.ts'), []);
    write('name.ts', "export const name: string = 'a';\n");
    assert.deepEqual(await saved('name.ts', 'shown.ts'), []);
  });
});

describe('the faults after a save', () => {
  const fault = (place: string, text = ''): Fault => ({ kind: 'types', place, text });

  it('are those of the saved files anew, and those of all others as they were', () => {
    const before = [fault('remote-x/src/a.ts:1:1', 'old'), fault('remote-x/src/a.tsx:1:1')];
    const now = fault('remote-x/src/a.ts:2:1', 'new');
    assert.deepEqual(faultsAfterSave(before, [join(root, 'remote-x/src/a.ts')], [now]), [before[1], now]);
    assert.deepEqual(faultsAfterSave(before, [join(root, 'remote-x/src/a.ts')], []), [before[1]]);
  });
});
