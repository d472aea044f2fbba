import type { PasswordRule } from '@extranet/shared/ui';
import type { ShellConfig } from '../config/clean-config.ts';

type Rules = ShellConfig['form_rules']['password'];
type RuleText = `password.rule.${'length' | 'upper' | 'lower' | 'number' | 'special'}`;
type Word = (key: RuleText, values?: Record<string, unknown>) => string;

/** The live checklist: only what the configuration asks for (C5.03). */
export function passwordChecklist({ length, include }: Rules, password: string, word: Word): PasswordRule[] {
  const { min, max } = length;
  const fits = password.length >= min && password.length <= max;
  const rules: (PasswordRule | false)[] = [
    { id: 'length', text: word('password.rule.length', { min, max }), met: fits },
    include.uppercase && { id: 'upper', text: word('password.rule.upper'), met: /[A-Z]/.test(password) },
    include.lowercase && { id: 'lower', text: word('password.rule.lower'), met: /[a-z]/.test(password) },
    include.number && { id: 'number', text: word('password.rule.number'), met: /\d/.test(password) },
    include.special !== '' && {
      id: 'special',
      text: word('password.rule.special', { special: [...include.special].join(' ') }),
      met: [...password].some((character) => include.special.includes(character)),
    },
  ];
  return rules.filter((rule) => rule !== false);
}

/** The configured expression must match as well. */
export const isStrong = (rules: Rules, password: string): boolean =>
  new RegExp(rules.regex).test(password) &&
  passwordChecklist(rules, password, (key) => key).every(({ met }) => met);
