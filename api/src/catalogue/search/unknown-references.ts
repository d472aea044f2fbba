import type { Understood } from '@extranet/shared/contracts';
import type { Piece, QuestionReading } from '@extranet/shared/rules/question';
import { findExact } from './find-exact.ts';
import type { Place } from './place.ts';

/** Of several references that were asked for together, those that no product has: what the others find must not hide them. */
export async function unknownReferences(
  { db, status }: Place,
  catalogs: Place['catalogs'],
  reading: QuestionReading | undefined,
): Promise<Piece[]> {
  const each = reading?.pieces.flatMap((piece) => piece.each ?? []) ?? [];
  const found = await Promise.all(
    each.map(({ tokens }) => findExact(db, status, { all: [tokens] }, { catalogs, rows: 1 })),
  );
  return each.filter((_piece, at) => found[at]?.length === 0);
}

/** What was found is not told to be of a reference that no product has. */
export function withoutLost(understood: Understood, lost: readonly Piece[], isNothing: boolean): Understood {
  if (lost.length === 0) return understood;
  const typed = lost.map((piece) => piece.typed);
  const shown = new Set(lost.map((piece) => piece.shown));
  return {
    ...understood,
    inWords: understood.inWords
      .split(', ')
      .filter((part) => !shown.has(part))
      .join(', '),
    unknown: [...understood.unknown, ...typed],
    ...(isNothing && { missing: [...(understood.missing ?? []), ...typed] }),
  };
}
