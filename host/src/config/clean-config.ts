import type { Config } from '@extranet/shared/contracts';

/** The part of the configuration that the shell itself uses. */
export type ShellConfig = Pick<Config, 'phone_number' | 'form_rules' | 'brand'>;

type Tree = Record<string, unknown>;

/** The shell's own rules, until the server's are known. The server checks in any case. */
export const OWN_CONFIG: ShellConfig = {
  phone_number: '',
  brand: { name: '', colour: '', look: {}, logo: '' },
  form_rules: {
    email: { regexp: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' },
    password: {
      regex: '',
      length: { min: 8, max: 64 },
      include: { uppercase: false, lowercase: false, number: false, special: '' },
    },
  },
};

/** Takes what is usable and leaves the rest: a wrong configuration must not stop the shell. */
export function cleanConfig(raw: unknown): ShellConfig {
  const { phone_number, form_rules, brand } = tree(raw);
  const { name, colour, look, logo } = tree(brand);
  const { email, password } = tree(form_rules);
  const { regex, length, include } = tree(password);
  const { uppercase, lowercase, number, special } = tree(include);
  const own = OWN_CONFIG.form_rules;
  const min = count(tree(length).min, own.password.length.min);
  return {
    phone_number: text(phone_number),
    brand: {
      name: text(name),
      colour: /^#[0-9a-f]{6}$/i.test(text(colour)) ? text(colour) : '',
      look: tree(look) as ShellConfig['brand']['look'],
      logo: text(logo),
    },
    form_rules: {
      email: { regexp: pattern(tree(email).regexp) || own.email.regexp },
      password: {
        regex: pattern(regex),
        length: { min, max: Math.max(min, count(tree(length).max, own.password.length.max)) },
        include: {
          uppercase: uppercase === true,
          lowercase: lowercase === true,
          number: number === true,
          special: text(special),
        },
      },
    },
  };
}

const tree = (value: unknown): Tree => (typeof value === 'object' && value !== null ? (value as Tree) : {});
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const count = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : otherwise;

function pattern(value: unknown): string {
  try {
    return typeof value === 'string' && new RegExp(value) ? value : '';
  } catch {
    return '';
  }
}
