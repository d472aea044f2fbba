import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startPortalAndBrowser } from './harness/for-node.ts';
import { gate } from './harness/gate.ts';

const { portal } = await startPortalAndBrowser();

const THROWS = "throw new Error('broken on purpose');\n";

describe('before a release is named', () => {
  it('its pages with parameters are opened, and a failing one is quoted by its exception', async () => {
    await assert.rejects(
      gate(portal, /^route-faq-_\./, (text) => THROWS + text),
      (error: Error) => {
        assert.match(error.message, /^faq .* at \/faq -> \/faq\/… .*broken on purpose/s);
        return true;
      },
    );
  });

  it('its slots are opened too, for those who see them', async () => {
    await assert.rejects(
      gate(portal, /^slot-header\.faq\./, (text) => THROWS + text),
      /at \/home \(header.faq\) .*broken on purpose/s,
    );
  });

  it('what is sound passes', async () => {
    await gate(portal, /^entry\.js$/, (text) => `${text};`);
  });
});
