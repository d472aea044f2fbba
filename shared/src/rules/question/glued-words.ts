import { searchable } from '../search.ts';
import { ESTATES, MAKES } from '../vehicle/vehicle-names.ts';
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
