import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fingerprintOf, shownPrices } from './fingerprint.ts';

const lines = [
  { id: 'a', quantity: 1, unitCents: 1250 },
  { id: 'b', quantity: 9999, unitCents: 0 },
];
const fingerprint = fingerprintOf(lines);
const [hash = '', prices = ''] = fingerprint.split('.');

describe('a fingerprint', () => {
  it('holds the unit price shown for each line, whatever it is now', () => {
    const today = lines.map((line) => ({ ...line, unitCents: 99_999_999 }));
    assert.deepEqual(shownPrices(fingerprint, today), [1250, 0]);
  });

  it('matches only the same lines, in the same order and quantities', () => {
    const [one, two] = lines;
    assert.ok(one && two);
    for (const others of [
      [],
      [one],
      [two, one],
      [...lines, one],
      [one, { ...two, quantity: 9998 }],
      [{ ...one, id: 'c' }, two],
    ])
      assert.equal(shownPrices(fingerprint, others), null);
  });

  it('is refused when its prices are not one number for each line', () => {
    const odd = ['', '1', '1-2-3', '1-', '-', 'a-!', `1-${'z'.repeat(20)}`];
    for (const text of [...odd.map((one) => `${hash}.${one}`), hash, '', '.', `.${prices}`, `x.${prices}`])
      assert.equal(shownPrices(text, lines), null, text);
  });
});
