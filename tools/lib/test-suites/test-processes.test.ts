import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { runTestFiles } from './test-processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'extranet-runner-'));
after(() => rmSync(folder, { recursive: true }));

const HEAD = `import { after, describe, it } from 'node:test';\n`;
const files = {
  good: `it('one', () => {}); describe('Two', () => { it('a', () => {}); it.skip('b', () => {}); });`,
  failing: `describe('Cart', () => { it('adds', () => { throw new Error('not added'); }); it('takes', () => {}); });`,
  broken: `import './nowhere.ts';`,
  dying: `console.error('out of paper'); it('ends the process', () => process.exit(3)); it('is not reached', () => {});`,
  late: `it('passes', () => { setTimeout(() => { throw new Error('late') }, 1); });
    it('waits', () => new Promise((done) => setTimeout(done, 50)));`,
  closing: `after(() => { process.env.CLOSED = 'yes'; throw new Error('does not close'); }); it('opens', () => {});`,
  afterwards: `it('is the last', () => { process.once('beforeExit', () => process.exit(4)); });`,
  next: `it('finds the environment of before', () => { if (process.env.CLOSED) throw new Error(process.env.CLOSED); });`,
};
type Name = keyof typeof files;
const pathOf = (name: Name) => join(folder, `${name}.test.mjs`);
for (const [name, text] of Object.entries(files)) writeFileSync(pathOf(name as Name), HEAD + text);

async function run(names: Name[], shareProcess: boolean) {
  const results = await runTestFiles(names.map(pathOf), { width: 1, shareProcess });
  return (name: Name) => {
    const result = results.get(pathOf(name));
    assert.ok(result, `${name} was not run`);
    const { passed, failed, skipped, leftOut, problems } = result;
    return { counts: [passed, failed, skipped], leftOut, problems: problems.join('\n') };
  };
}

for (const shareProcess of [false, true])
  describe(shareProcess ? 'test files in one process' : 'test files in a process each', () => {
    it('are counted, and tests that failed or were left out are named by suite and title', async () => {
      const of = await run(['good', 'failing'], shareProcess);
      assert.deepEqual(of('good').counts, [2, 0, 1]);
      assert.deepEqual(of('good').leftOut, ['Two > b']);
      assert.deepEqual(of('failing').counts, [1, 1, 0]);
      assert.match(of('failing').problems, /^Cart > adds\nError: not added/);
    });

    it('count as failed when they crash before, during or after their tests, and the other files still run', async () => {
      const of = await run(['broken', 'dying', 'late', 'closing', 'next'], shareProcess);
      assert.deepEqual(of('broken').counts, [0, 1, 0]);
      assert.match(of('broken').problems, /outside its tests\n.*nowhere\.ts/);
      assert.equal(of('dying').counts[1], 1);
      assert.match(of('dying').problems, /ended \(3\) before the file did\.\nout of paper/);
      assert.deepEqual(of('late').counts, [2, 1, 0]);
      assert.deepEqual(of('closing').counts, [1, 1, 0]);
      assert.match(of('closing').problems, /does not close/);
      assert.deepEqual(of('next').counts, [1, 0, 0]);
    });

    it('count as failed when their process exits with an error after the last test', async () => {
      const of = await run(['next', 'afterwards'], shareProcess);
      assert.deepEqual(of('afterwards').counts, [1, 1, 0]);
      assert.match(of('afterwards').problems, /ended \(4\) after its last test/);
    });

    it('name the test whose error came after the test had ended', async () => {
      assert.match((await run(['late'], shareProcess))('late').problems, /Test "passes" .*late/);
    });
  });
