import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { LINE_TRANSITIONS, RETURN_TRANSITIONS } from '@extranet/shared/rules/order';

it('docs/orders.md draws the tables of steps as they are [B4.01] [B4.07]', () => {
  const page = readFileSync(new URL('../../../../../docs/orders.md', import.meta.url), 'utf8');
  const drawn = [...page.matchAll(/^ {2}(\w+) --> (\w+): (.+)$/gm)].map(([, from, to, by]) => [from, to, by]);
  assert.deepEqual(
    drawn,
    [...LINE_TRANSITIONS, ...RETURN_TRANSITIONS].map(({ from, to, by }) => [from, to, by.join(', ')]),
  );
});
