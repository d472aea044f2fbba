import { searchable } from '@extranet/shared/rules';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** By the French and the English name of each country, as people write them in an address. */
const codes = new Map<string, string>();
for (const language of ['fr', 'en']) {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    // A country of the past (DD) has become another's code.
    if (new Intl.Locale(`und-${code}`).region !== code) continue;
    const name = names.of(code);
    if (name && !codes.has(searchable(name))) codes.set(searchable(name), code);
  }
}

/** 'France' or 'FR' is FR; so is what nobody can read, because this is where the supplier delivers. */
export const countryCode = (written: string): string => {
  const plain = written.trim();
  return codes.get(searchable(plain)) ?? (/^[A-Z]{2}$/.test(plain) ? plain : 'FR');
};
