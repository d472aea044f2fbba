import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changeEntry, readRegistry } from '../api/src/portal/releases/index.ts';
import { smokeTest } from '../tools/lib/releases/index.ts';
import { startPortalAndBrowser } from './harness/for-node.ts';
import { publishCanary, storeOf } from './harness/releases.ts';

const { portal } = await startPortalAndBrowser();
const store = storeOf(portal);

/** Opens a release of the forum, of which one file begins with something else, as a release does before it is named. */
async function gate(file: RegExp, code: (text: string) => string): Promise<void> {
  await publishCanary(portal, 'faq', { code: (name, text) => (file.test(name) ? code(text) : text) });
  const registry = await readRegistry(store);
  const faq = registry.remotes.find(({ id }) => id === 'faq');
  if (!faq?.canary) throw new Error('no canary');
  const candidate = { ...faq, stable: faq.canary.release, previous: undefined, canary: undefined };
  await changeEntry(store, 'faq', (entry) => ({ ...entry, canary: undefined }));
  const others = registry.remotes.filter(({ id }) => id !== 'faq');
  await smokeTest(store, { ...registry, remotes: [...others, candidate] }, [candidate]);
}

const THROWS = "throw new Error('broken on purpose');\n";

describe('before a release is named', () => {
  it('its pages with parameters are opened, and a failing one is quoted by its exception', async () => {
    await assert.rejects(
      gate(/^route-faq-_\./, (text) => THROWS + text),
      (error: Error) => {
        assert.match(error.message, /^faq .* at \/faq -> \/faq\/… .*broken on purpose/s);
        return true;
      },
    );
  });

  it('its slots are opened too, for those who see them', async () => {
    await assert.rejects(
      gate(/^slot-header\.faq\./, (text) => THROWS + text),
      /at \/home \(header.faq\) .*broken on purpose/s,
    );
  });

  it('what is sound passes', async () => {
    await gate(/^entry\.js$/, (text) => `${text};`);
  });
});
