import { partsOfWords } from '@extranet/shared/rules';

interface Pair {
  readonly written: string;
  readonly meant: string;
}

/**
 * The way by which a new synonym would lead back to itself, or undefined: 'boule' for 'rotule' where 'rotule' stands for
 * 'boule d’attelage' already. A search that follows synonyms then never ends.
 */
export function circleOf(wish: Pair, others: readonly Pair[]): string[] | undefined {
  const seen = new Set<Pair>();
  const follow = (words: string, way: readonly string[]): string[] | undefined => {
    if (holds(words, wish.written)) return [...way, words];
    for (const other of others) {
      if (seen.has(other) || !holds(words, other.written)) continue;
      seen.add(other);
      const found = follow(other.meant, [...way, words]);
      if (found) return found;
    }
    return undefined;
  };
  return follow(wish.meant, [wish.written]);
}

/** Whether the words stand in the text, side by side. */
const holds = (text: string, words: string): boolean => padded(text).includes(padded(words));
const padded = (text: string) => ` ${partsOfWords(text).join(' ')} `;
