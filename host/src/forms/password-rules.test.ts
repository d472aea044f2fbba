import type { OWN_CONFIG } from '../config/clean-config.ts';
import { isStrong, passwordChecklist } from './password-rules.ts';

type Rules = typeof OWN_CONFIG.form_rules.password;
const rules = (more: Partial<Rules['include']> = {}, regex = ''): Rules => ({
  regex,
  length: { min: 8, max: 12 },
  include: { uppercase: false, lowercase: false, number: false, special: '', ...more },
});
const ALL = { uppercase: true, lowercase: true, number: true, special: '@!' };

/** Which rules there are, and whether the password meets them. */
const met = (given: Rules, password: string) =>
  Object.fromEntries(passwordChecklist(given, password, (key) => key).map((rule) => [rule.id, rule.met]));

describe('the rules of a password', () => {
  it.each([
    ['x'.repeat(7), false],
    ['x'.repeat(8), true],
    ['x'.repeat(12), true],
    ['x'.repeat(13), false],
  ])('take 8 to 12 letters where the configuration says so: %s is %p [C5.03, W3.21]', (password, fits) => {
    expect(met(rules(), password)).toEqual({ length: fits });
    expect(isStrong(rules(), password)).toBe(fits);
  });

  it.each([
    ['abcdefgh', { upper: false, lower: true, number: false, special: false }],
    ['ABCDEFGH', { upper: true, lower: false, number: false, special: false }],
    ['12345678', { upper: false, lower: false, number: true, special: false }],
    ['#####!##', { upper: false, lower: false, number: false, special: true }],
    ['Abcdef1@', { upper: true, lower: true, number: true, special: true }],
  ])('say of %s which of them it meets [C5.03]', (password, expected) => {
    expect(met(rules(ALL), password)).toEqual({ length: true, ...expected });
    expect(isStrong(rules(ALL), password)).toBe(password === 'Abcdef1@');
  });

  it('are only those that the configuration asks for', () => {
    expect(Object.keys(met(rules({ number: true }), ''))).toEqual(['length', 'number']);
  });

  it('end with the configured expression, whatever the list says', () => {
    const noRepetition = rules({}, '^(?!.*(.)\\1)');
    expect(isStrong(noRepetition, 'abcdefgh')).toBe(true);
    expect(isStrong(noRepetition, 'aabcdefg')).toBe(false);
  });

  it('name the limits and the special characters', () => {
    const word = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`;
    expect(passwordChecklist(rules({ special: '@!' }), '', word).map(({ text }) => text)).toEqual([
      'password.rule.length {"min":8,"max":12}',
      'password.rule.special {"special":"@ !"}',
    ]);
  });
});
