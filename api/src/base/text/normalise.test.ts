import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { normaliseRef, normaliseText, wordsOf } from './normalise.ts';

describe('normalised text [D4]', () => {
  it('ignores case, dashes, dots and blanks in references', () => {
    for (const text of ['FA-00001', 'fa 00001', 'Fa.00001', ' f a-0.0001 ']) {
      assert.equal(normaliseRef(text), 'FA00001');
    }
  });

  it('ignores accents and punctuation in names', () => {
    assert.equal(normaliseText('  Citroën  « Mégane », l’œuvre '), 'CITROEN MEGANE L ŒUVRE');
    assert.deepEqual(wordsOf('Škoda Octavia (5E)'), ['SKODA', 'OCTAVIA', '5E']);
    assert.deepEqual(wordsOf(' - '), []);
  });
});
