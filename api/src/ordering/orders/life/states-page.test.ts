import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { LINE_TRANSITIONS } from '@extranet/shared/rules/order';

it('docs/orders.md draws the table of steps as it is [B4.01]', () => {
  const page = readFileSync(new URL('../../../../../docs/orders.md', import.meta.url), 'utf8');
  const drawn = [...page.matchAll(/^ {2}(\w+) --> (\w+): (.+)$/gm)].map(([, from, to, by]) => [from, to, by]);
  assert.deepEqual(
    drawn,
    LINE_TRANSITIONS.map(({ from, to, by }) => [from, to, by.join(', ')]),
  );
});
