import type { Config } from '@extranet/shared/contracts';

const LENGTH = 9;
const LOWER = 'abcdefghijkmnopqrstuvwxyz';
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const SPECIAL = '@$!%&#';
const ALL = LOWER + UPPER + DIGITS + SPECIAL;

/** A uniform random number below count: a byte above the last whole multiple of count is drawn again. */
function draw(count: number): number {
  const bound = 256 - (256 % count);
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return byte < bound ? byte % count : draw(count);
}

const pick = (from: string): string => from.charAt(draw(from.length));

/** Nine characters, at least one of each kind, without those that are confused on the phone. */
export function generatePassword(): string {
  const signs = [LOWER, UPPER, DIGITS, SPECIAL].map(pick);
  while (signs.length < LENGTH) signs.push(pick(ALL));
  for (let last = signs.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [signs[last], signs[other]] = [signs[other] as string, signs[last] as string];
  }
  return signs.join('');
}

type Rules = Config['form_rules']['password'];

export interface RuleMet {
  id: 'length' | 'uppercase' | 'lowercase' | 'number' | 'special';
  met: boolean;
}

/** The checklist under the field: each rule of the configuration, and whether it is met. */
export function passwordRules({ length, include }: Rules, password: string): RuleMet[] {
  const { min, max } = length;
  const rules: (RuleMet & { asked: boolean })[] = [
    { id: 'length', asked: true, met: password.length >= min && password.length <= max },
    { id: 'uppercase', asked: include.uppercase, met: /[A-Z]/.test(password) },
    { id: 'lowercase', asked: include.lowercase, met: /[a-z]/.test(password) },
    { id: 'number', asked: include.number, met: /\d/.test(password) },
    {
      id: 'special',
      asked: include.special !== '',
      met: [...password].some((sign) => include.special.includes(sign)),
    },
  ];
  return rules.filter(({ asked }) => asked).map(({ id, met }) => ({ id, met }));
}
