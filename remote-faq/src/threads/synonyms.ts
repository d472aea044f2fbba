import type { FaqSynonym } from '@extranet/shared/contracts';
import { searchable, wordsOf } from '@extranet/shared/rules';

/** The words as the trade means them, as in the search of products: 'câblage' is 'faisceau'. Of several the longest. */
export function withSynonyms(typed: readonly string[], synonyms: readonly FaqSynonym[]): string[] {
  const known = synonyms
    .map(({ written, meant }) => ({ words: wordsOf(written), meant: meant.split(/\s+/) }))
    .sort((one, other) => other.words.length - one.words.length);
  const keys = typed.map((word) => searchable(word));
  const meant: string[] = [];
  for (let at = 0; at < typed.length; ) {
    const synonym = known.find(({ words }) => words.every((word, on) => word === keys[at + on]));
    meant.push(...(synonym?.meant ?? typed.slice(at, at + 1)));
    at += synonym?.words.length || 1;
  }
  return meant;
}
