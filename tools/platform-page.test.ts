import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { membersOf, platformPage } from './lib/platform/index.ts';
import { SLOT_PLACES } from './lib/releases/index.ts';
import { surfaceOf } from './lib/surface/index.ts';
import { root } from './lib/workspaces.ts';

const slots = () => membersOf('slots.ts', 'SlotProps').map(({ name }) => name.replaceAll("'", ''));

describe('docs/platform.md', () => {
  it('is what the code says: npm run docs:platform writes it', async () => {
    const page = await readFile(join(root, 'docs/platform.md'), 'utf8');
    assert.equal(page, platformPage(await surfaceOf()));
    for (const part of [
      '`routes`',
      '`header.cart`',
      '`productOpenRequested` | command to catalog',
      '`Button`',
    ])
      assert.ok(page.includes(part), part);
  });
});

describe('each slot of the platform', () => {
  it('has a page on which a release is looked at', () => {
    assert.ok(slots().length > 0);
    assert.deepEqual(Object.keys(SLOT_PLACES).sort(), slots().sort());
  });
});
