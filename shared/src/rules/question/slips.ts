import type { Lexicon } from './lexicon.ts';

const LETTERS_MIN = 4;
/** From this length on two slips are forgiven, when nothing is one slip away: 'wolswagen'; not two letters too many: 'wrangler' is no Ranger. */
const LONG = 8;
const RANK = { make: 0, name: 1, word: 2 } as const;

/** So short that many words are one slip away from it. */
export const isShort = (typed: string): boolean => typed.length === LETTERS_MIN;

/** The word of the catalogues that was meant; undefined when none is that near, or the typed one has digits. */
export function meantBySlip(typed: string, lexicon: Lexicon): string | undefined {
  if (typed.length < LETTERS_MIN || /\d/.test(typed)) return undefined;
  return nearest(typed, lexicon, 1) ?? (typed.length >= LONG ? nearest(typed, lexicon, 2) : undefined);
}

function nearest(typed: string, { byLength, words }: Lexicon, allowed: number): string | undefined {
  let best: { word: string; rank: number } | undefined;
  for (let length = Math.max(LETTERS_MIN, typed.length - 1); length <= typed.length + 1; length += 1) {
    for (const word of byLength.get(length) ?? []) {
      // A digit is never a slip: 'ravo' is no RAV4.
      if (/\d/.test(word) || !isWithinSlips(typed, word, allowed)) continue;
      const sameStart = word[0] === typed[0] ? 0 : 4;
      const rank = sameStart + RANK[words.get(word)?.kind ?? 'word'];
      if (!best || rank < best.rank) best = { word, rank };
    }
  }
  return best?.word;
}

/** Whether so many slips lead from one to the other: a letter too many, missing, wrong, or two exchanged (Damerau). */
export function isWithinSlips(one: string, other: string, allowed: number): boolean {
  if (Math.abs(one.length - other.length) > allowed) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const shorter = Math.min(one.length, other.length) - start;
  while (end < shorter && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  const a = one.slice(start, one.length - end);
  const b = other.slice(start, other.length - end);
  // Two words differ where they differ: most are told apart before a table of distances is made.
  if (Math.max(a.length, b.length) > 2 * allowed + 1 && allowed === 1) return false;
  return distance(a, b) <= allowed;
}

function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
