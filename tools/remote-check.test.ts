import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { node } from './lib/run.ts';
import { copyRepository } from './testing/repository-copy.ts';

const copy = await copyRepository();
after(copy.remove);

/** The check of remote-faq in a copy of the repository, in a process of its own. */
const check = () =>
  node(
    ['-e', "import('./tools/lib/test-suites/index.ts').then((all) => all.assertRemoteSound('remote-faq'))"],
    { cwd: copy.folder },
  );
const write = (name: string, text: string) => writeFile(join(copy.folder, 'remote-faq/src', name), text);

describe('a remote that shall be released', () => {
  it('is refused for a unit test that fails, also when it is repeated, and for a wrong type', async () => {
    await write('broken.test.ts', "it('holds', () => {\n  expect(1).toBe(2);\n});\n");
    const { code, output } = await check();
    assert.notEqual(code, 0);
    assert.match(output, /remote-faq is not released. Its unit tests fail:.*Expected: 2/s);
    await rm(join(copy.folder, 'remote-faq/src/broken.test.ts'));
    await write('broken.ts', "export const count: number = 'one';\n");
    assert.match((await check()).output, /Its types are wrong:.*broken.ts/s);
  });
});
