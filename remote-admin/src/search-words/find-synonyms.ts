import type { Synonym } from '@extranet/shared/contracts';
import { searchable, wordsOf } from '@extranet/shared/rules';

/** Those that have every typed word on either side, or in the name of who added them; one's own first, those that came with the portal after. */
export function findSynonyms(rows: readonly Synonym[], typed: string): Synonym[] {
  const wanted = wordsOf(typed);
  const found = rows.filter((row) => {
    const told = [row.written, row.meant, row.author].map(searchable);
    return wanted.every((word) => told.some((text) => text.includes(word)));
  });
  return [...found.filter(isOwn), ...found.filter((row) => !isOwn(row))];
}

const isOwn = ({ author }: Synonym): boolean => author !== '';
