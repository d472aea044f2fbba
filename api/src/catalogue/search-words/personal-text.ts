import { readVehicleText } from '@extranet/shared/rules/vehicle';

/** 'wvw zzz au ze w1 23456': in more pieces nobody types one. */
const PIECES_MAX = 6;
const BETWEEN_WORDS = /[^\p{L}\p{N}-]+/u;
const BETWEEN_PARTS = /[^\p{L}\p{N}]+/u;
/** '06 12 34 56 78', '+33 6…', '0033…'; an EAN has thirteen digits and stays. */
const PHONES = [
  /(?<![\p{L}\p{N}])0[ .\-/]?[1-9](?:[ .\-/]*\d){8,10}(?![\p{L}\p{N}])/u,
  /\+[ .\-/()]*\d(?:[ .\-/()]*\d){7,14}(?![\p{L}\p{N}])/u,
  /(?<![\p{L}\p{N}])00[ .\-/]*[1-9](?:[ .\-/()]*\d){8,13}(?![\p{L}\p{N}])/u,
  /(?<![\p{L}\p{N}])33[ .\-/]?[1-9](?:[ .\-/]*\d){8}(?![\p{L}\p{N}])/u,
];

/**
 * Whether a text, or a part of it, reads as a plate, a VIN, a telephone number or an address of mail: such a text is not kept.
 * A name like 'gti 16' behind a number is lost with them, which costs less than a plate that is kept.
 */
export function isPersonal(written: string, now: Date): boolean {
  const text = written
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\p{Pd}/gu, '-');
  if (text.includes('@') || PHONES.some((form) => form.test(text))) return true;
  return [BETWEEN_WORDS, BETWEEN_PARTS].some((between) =>
    neighbours(text.split(between).filter(Boolean)).some((part) => {
      const { kind } = readVehicleText(part, now.getUTCFullYear());
      return kind === 'plate' || kind === 'vin';
    }),
  );
}

/** Each word, and each run of words that stand side by side. */
const neighbours = (words: readonly string[]): string[] =>
  words.flatMap((_, from) =>
    Array.from({ length: Math.min(PIECES_MAX, words.length - from) }, (_each, more) =>
      words.slice(from, from + more + 1).join(' '),
    ),
  );
