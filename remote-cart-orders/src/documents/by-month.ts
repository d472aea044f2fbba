import type { OrderDocument } from '@extranet/shared/contracts';
import { date, money } from '@extranet/shared/format';
import { searchable, wordsOf } from '@extranet/shared/rules';

export interface Month {
  /** '2026-11'. */
  readonly month: string;
  readonly documents: readonly OrderDocument[];
  /** Of those whose total is known; null where none is. */
  readonly total: number | null;
}

/** In the order in which they come: the newest month first. */
export function byMonth(documents: readonly OrderDocument[]): Month[] {
  const months = Map.groupBy(documents, ({ issuedOn }) => issuedOn.slice(0, 7));
  return [...months].map(([month, ofMonth]) => ({ month, documents: ofMonth, total: totalOf(ofMonth) }));
}

/** In cents, so that the sum has no rounding of its own. */
function totalOf(documents: readonly OrderDocument[]): number | null {
  const known = documents.flatMap(({ totalIT, withdrawnAt }) =>
    totalIT === null || withdrawnAt !== null ? [] : Math.round(totalIT * 100),
  );
  return known.length > 0 ? known.reduce((sum, cents) => sum + cents, 0) / 100 : null;
}

/** Every word must occur in the number, the order, the kind, the day, its month in words, or the amount. */
export function matching(
  documents: readonly OrderDocument[],
  text: string,
  nameOf: (kind: OrderDocument['kind']) => string,
): readonly OrderDocument[] {
  const words = wordsOf(text);
  if (words.length === 0) return documents;
  return documents.filter(({ number, orderRef, kind, issuedOn, totalIT }) => {
    const noon = `${issuedOn}T12:00:00Z`;
    const own = [
      ...[number, orderRef, nameOf(kind), date(noon), date(noon, 'full')],
      ...(totalIT === null ? [] : [money(totalIT)]),
    ]
      .map(searchable)
      .join(' ');
    return words.every((word) => own.includes(word));
  });
}
