import { searchable } from '@extranet/shared/rules';

export interface Part {
  /** Its position in the text, which is its key. */
  at: number;
  text: string;
  matched: boolean;
}

/** The normalised characters with their positions in the text; accents and dashes are left out. */
function signsOf(text: string): { sign: string; at: number }[] {
  return [...text.normalize('NFC')].reduce<{ signs: { sign: string; at: number }[]; at: number }>(
    ({ signs, at }, letter) => {
      for (const sign of searchable(letter)) signs.push({ sign, at });
      return { signs, at: at + letter.length };
    },
    { signs: [], at: 0 },
  ).signs;
}

/** Splits the text into matched and unmatched parts, by the same rules as the search. */
export function highlight(original: string, query: string): Part[] {
  const text = original.normalize('NFC');
  const signs = signsOf(text);
  const plain = signs.map(({ sign }) => sign).join('');
  const marked = new Set<number>();
  const mark = (wanted: string, from: number) => {
    for (const { at } of signs.slice(from, from + wanted.length)) marked.add(at);
  };
  const whole = searchable(query);
  const start = whole === '' ? -1 : plain.indexOf(whole);
  if (start >= 0) mark(whole, start);
  else
    for (const word of query.split(/[^\p{L}\p{N}]+/u).map(searchable)) {
      const at = word === '' ? -1 : beginningOfWord(text, plain, signs, word);
      if (at >= 0) mark(word, at);
    }
  return partsOf(text, marked);
}

/** The server matches beginnings of words: an occurrence inside a word is not why the row was found. */
function beginningOfWord(
  text: string,
  plain: string,
  signs: readonly { at: number }[],
  word: string,
): number {
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
    const place = signs[at]?.at ?? 0;
    if (place === 0 || /[^\p{L}\p{N}]/u.test(text[place - 1] ?? '')) return at;
  }
  return -1;
}

function partsOf(text: string, marked: ReadonlySet<number>): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const letter of text) {
    const last = parts.at(-1);
    // Characters between two marked ones, such as a dash, are marked too.
    const matched =
      marked.has(at) || (last?.matched === true && searchable(letter) === '' && marked.has(at + 1));
    if (last && last.matched === matched) last.text += letter;
    else parts.push({ at, text: letter, matched });
    at += letter.length;
  }
  return parts;
}
