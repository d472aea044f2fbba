import { searchable } from '@extranet/shared/rules';

/** A shorter word is one slip away from too many others. */
const LETTERS_MIN = 5;
const WORDS = /\p{L}+/gu;
const LETTERS = /^\p{L}+$/u;

interface Known {
  /** As somebody wrote it; in small letters, where anybody did so. */
  written: string;
  count: number;
}

export type Vocabulary = ReadonlyMap<string, Known>;

/** The words of the threads' own texts, by the form in which they are compared. A digit is never a slip. */
export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const known = new Map<string, Known>();
  for (const text of texts)
    for (const [written] of text.normalize('NFC').matchAll(WORDS)) {
      if (written.length < LETTERS_MIN - 1) continue;
      const word = searchable(written);
      const before = known.get(word);
      if (!before) known.set(word, { written, count: 1 });
      else {
        before.count += 1;
        if (written === written.toLowerCase()) before.written = written;
      }
    }
  return known;
}

/** What was meant, as it is written in the texts: one slip away, rather with the same first letter, rather more often used. */
export function meantBySlip(written: string, vocabulary: Vocabulary): string | undefined {
  const typed = searchable(written);
  if (typed.length < LETTERS_MIN || !LETTERS.test(typed)) return undefined;
  let best: { written: string; rank: number } | undefined;
  for (const [word, known] of vocabulary) {
    if (!isOneSlip(typed, word)) continue;
    const rank = word[0] === typed[0] ? known.count : -1 / known.count;
    if (!best || rank > best.rank) best = { written: known.written, rank };
  }
  return best?.written;
}

/** A letter too many, missing, wrong, or two exchanged. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const tail = (word: string, from: number) => word.slice(start + from);
  return (
    tail(one, 1) === tail(other, 1) ||
    tail(one, 1) === tail(other, 0) ||
    tail(one, 0) === tail(other, 1) ||
    (one[start] === other[start + 1] && one[start + 1] === other[start] && tail(one, 2) === tail(other, 2))
  );
}
