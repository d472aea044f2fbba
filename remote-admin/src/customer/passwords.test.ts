import { generatePassword, passwordRules } from './passwords.ts';

const rules = {
  regex: '',
  length: { min: 8, max: 64 },
  include: { uppercase: true, lowercase: true, number: true, special: '@$!%&#' },
};

it('proposes nine characters with a lower and an upper case letter, a digit and one of @$!%&# [A5.11][A9.07]', () => {
  const made = Array.from({ length: 500 }, generatePassword);
  for (const password of made)
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%&#])[A-Za-z\d@$!%&#]{9}$/);
  expect(new Set(made).size).toBe(500);
});

it('ticks each rule that is met, and leaves out rules that the configuration does not have', () => {
  const met = (password: string) =>
    passwordRules(rules, password)
      .filter((rule) => rule.met)
      .map(({ id }) => id);
  expect(met('')).toEqual([]);
  expect(met('abcdefgh')).toEqual(['length', 'lowercase']);
  expect(met(generatePassword())).toHaveLength(5);
  const lenient = { ...rules, include: { ...rules.include, special: '', uppercase: false } };
  expect(passwordRules(lenient, '').map(({ id }) => id)).toEqual(['length', 'lowercase', 'number']);
});
