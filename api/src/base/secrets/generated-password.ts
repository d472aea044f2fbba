import { randomInt } from 'node:crypto';

const LENGTH = 9;
const LOWER = 'abcdefghijkmnopqrstuvwxyz';
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const SPECIAL = '@$!%&#';
const CLASSES = [LOWER, UPPER, DIGITS, SPECIAL];

/** One character of each class, the rest of any, in random order; look-alike letters are left out. */
export function generatePassword(): string {
  const rest = Array.from({ length: LENGTH - CLASSES.length }, () => CLASSES.join(''));
  const characters = [...CLASSES, ...rest].map((set) => set.charAt(randomInt(set.length)));
  for (let index = characters.length - 1; index > 0; index -= 1) {
    const other = randomInt(index + 1);
    [characters[index], characters[other]] = [characters[other] ?? '', characters[index] ?? ''];
  }
  return characters.join('');
}
