import type { SearchMiss, Synonym } from '@extranet/shared/contracts';
import { partsOfWords } from '@extranet/shared/rules';

/** The synonym that searches take for these words by now, if there is one. */
export function synonymOf({ text }: SearchMiss, synonyms: readonly Synonym[]): Synonym | undefined {
  const words = padded(text);
  return synonyms.find(({ written }) => words.includes(padded(written)));
}

const padded = (text: string) => ` ${partsOfWords(text).join(' ')} `;
