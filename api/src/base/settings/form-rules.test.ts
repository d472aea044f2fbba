import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isEmail, isStrongPassword } from './form-rules.ts';

describe('a password [C5.03]', () => {
  it('has 8 to 64 characters [W3.21]', () => {
    assert.deepEqual(
      [7, 8, 64, 65].map((length) => isStrongPassword('Aa1!'.padEnd(length, 'x'))),
      [false, true, true, false],
    );
  });

  it('has a small and a capital letter, a digit and a special character, in any order [W3.21]', () => {
    for (const weak of ['AAAA111!', 'aaaa111!', 'AAAAaaa!', 'AAAAaaa1', 'Aaaaaa1 ', 'Aaaaaa1é'])
      assert.equal(isStrongPassword(weak), false, weak);
    for (const special of '@$!%&#-_.?*+') assert.equal(isStrongPassword(`${special}aaaaaA1`), true, special);
    assert.equal(isStrongPassword('1Aé🔒 ~{!aa'), true);
  });
});

describe('an e-mail address', () => {
  it('has a name, a domain with a dot, and 254 characters at most', () => {
    for (const fine of ['a@b.fr', 'a.b+c@d-e.example', "o'neil@b.fr"])
      assert.equal(isEmail(fine), true, fine);
    for (const bad of ['a', 'a@b', '@b.fr', 'a@b.f', 'a b@c.fr', 'a@b c.fr', 'é@b.fr', 'a@b.fr ', 'a@@b.fr'])
      assert.equal(isEmail(bad), false, bad);
    const name = (length: number) => `${'a'.repeat(length - 5)}@b.fr`;
    assert.deepEqual([isEmail(name(254)), isEmail(name(255))], [true, false]);
  });
});
