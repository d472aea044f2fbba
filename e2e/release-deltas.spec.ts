import assert from 'node:assert/strict';
import { deltaKey, deltaOf, sha256 } from '../api/src/portal/releases/index.ts';
import { storeOf } from './harness/releases.ts';
import { test } from './harness/test.ts';

/** About as large as a program, and as hard to compress. */
const program = (answer: string) =>
  Buffer.from(
    `${Array.from({ length: 900 }, (_, index) => `// ${Math.imul(index, 2654435761) >>> 0}`).join('\n')}\nwindow.answer = '${answer}';`,
  );

test.describe('a program that the browser has in the version before', () => {
  test('comes as what changed, and is what the server has', async ({ portal, visit }) => {
    const store = storeOf(portal);
    const [one, two] = [program('one'), program('two')];
    await store.write('host/assets/probe.aaaaaaaaaaaa.js', one);
    await store.write('host/assets/probe.bbbbbbbbbbbb.js', two);
    const delta = deltaKey('host/assets/probe.bbbbbbbbbbbb.js', sha256(one));
    await store.write(delta, await deltaOf(two, one));
    const { page } = await visit();
    await page.goto('/mentions-legales');
    const read = (name: string, integrity: string) =>
      page.evaluate(async ([src, hash]) => (await fetch(src, { integrity: hash })).text(), [
        `/assets/probe.${name}.js`,
        integrity,
      ] as const);
    const hashOf = (bytes: Buffer) => `sha256-${sha256(bytes).toString('base64')}`;
    assert.equal(await read('aaaaaaaaaaaa', hashOf(one)), one.toString());
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/probe.bbbbbbbbbbbb.js'));
    // The browser checks the hash after it decoded the delta.
    assert.equal(await read('bbbbbbbbbbbb', hashOf(two)), two.toString());
    const answer = await answered;
    assert.equal((await answer.allHeaders())['content-encoding'], 'dcz');
    const { responseBodySize } = await answer.request().sizes();
    assert.ok(responseBodySize < 200, `${responseBodySize} bytes instead of ${two.length}`);
  });
});
