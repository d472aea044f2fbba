import { searchable } from '../search.ts';
import { ESTATES, MAKES, ROMAN } from '../vehicle/vehicle-names.ts';
import { isCodeOf } from './coded-generations.ts';
import { ESTATE_CODES } from './codes-and-trims.ts';
import type { Walk } from './pieces.ts';
import { isPinWord } from './plain-words.ts';

/** 'vw', 'merco', 'sw': names that the trade has for makes and bodies. */
export function putNameFor({ parts, lexicon, meant }: Walk, at: number): boolean {
  const { word = '', written = '' } = parts[at] ?? {};
  const right = MAKES[word] ?? (ESTATES.includes(word) ? 'Break' : undefined);
  if (!right || !lexicon.words.has(searchable(right))) return false;
  meant.push({ typed: written, meant: right, how: 'synonym' });
  parts.splice(at, 1, { written: right, word: searchable(right) });
  return true;
}

/** 'bmwf31', 'vwgolf7', 'golfvi', 'passatb8': a make before a name, a name before what tells its generations apart. */
export function splitMake({ parts, lexicon }: Walk, at: number): boolean {
  const { word = '' } = parts[at] ?? {};
  const isName = (name: string) => lexicon.words.get(name)?.kind === 'name';
  const isCar = (rest: string) =>
    isName(rest) || isName(ESTATE_CODES[rest] ?? '') || isName(/^(.*\D)\d{1,2}$/.exec(rest)?.[1] ?? '');
  const hasGeneration = (name: string, rest: string) =>
    isName(name) &&
    (isCodeOf(name, rest) ||
      lexicon.models.some(
        ({ words, generation }) =>
          words.has(name) && ((isNumeral(rest) && generation > 0) || (CODE.test(rest) && words.has(rest))),
      ));
  const isMake = (name: string) => MAKES[name] !== undefined || lexicon.words.get(name)?.kind === 'make';
  for (let end = word.length - 1; end > 1; end -= 1) {
    const [first, rest] = [word.slice(0, end), word.slice(end)];
    if (!(isMake(first) && isCar(rest)) && !hasGeneration(first, rest)) continue;
    parts.splice(
      at,
      1,
      { written: first.toLowerCase(), word: first },
      { written: rest.toLowerCase(), word: rest, glue: '' },
    );
    return true;
  }
  return false;
}

const CODE = /^\p{L}\d+$/u;
/** An I or an X at the end may be a letter of the name. */
const isNumeral = (text: string): boolean => ROMAN.includes(text) && !['I', 'X'].includes(text);

/** 'golf7', '308sw', '13b', 'fa59', 'a4b9' */
export function split({ parts, lexicon }: Walk, at: number): boolean {
  const { word = '' } = parts[at] ?? {};
  const names = word.match(/\D+\d+/g) ?? [];
  const areNames =
    names.length > 1 && names.join('') === word && names.every((name) => lexicon.words.has(name));
  const own = areNames ? names : (word.match(/\d+|\D+/g) ?? []);
  // 'c150' and '320d' are names of their own.
  const isOne = own.length === 2 && own[0]?.length === 1 && /^\D/.test(word);
  const says = (part: string) =>
    lexicon.series.has(part) ||
    (!isOne &&
      part.length > 1 &&
      (lexicon.words.has(part) || MAKES[part] !== undefined || ESTATES.includes(part))) ||
    (/^(?:7|13)$/.test(part) && own.some(isPinWord));
  if (own.length < 2 || !own.some(says)) return false;
  parts.splice(
    at,
    1,
    ...own.map((part, n) => ({ written: part.toLowerCase(), word: part, ...(n > 0 && { glue: '' }) })),
  );
  return true;
}
