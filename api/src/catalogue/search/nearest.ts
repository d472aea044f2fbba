import type { Piece, QuestionReading } from '@extranet/shared/rules/question';

/** What is left out first: the year and the number of pins sooner than what the part is, that sooner than the vehicle. */
const LEFT_OUT_FIRST: readonly Piece['kind'][] = [
  'word',
  'pins',
  'year',
  'body',
  'catalogue',
  'generation',
  'reference',
  'make',
  'name',
];
const NEAREST_MAX = 3;

/** Questions that say less than one that finds nothing, the nearest to it first. */
export function smallerQuestions({ pieces }: QuestionReading): string[] {
  const kinds = LEFT_OUT_FIRST.filter((kind) => pieces.some((piece) => piece.kind === kind));
  const withoutOne = kinds.map((kind) => pieces.filter((piece) => piece.kind !== kind));
  const withoutMore = kinds.slice(1).map((_kind, at) => {
    const gone = kinds.slice(0, at + 2);
    return pieces.filter(({ kind }) => !gone.includes(kind));
  });
  // A generation without its model is none.
  const asked = [...withoutOne, ...withoutMore].filter(
    (rest) =>
      rest.length > 0 &&
      (rest.some(({ kind }) => kind === 'name') || !rest.some(({ kind }) => kind === 'generation')),
  );
  return [...new Set(asked.map((rest) => rest.map(({ typed }) => typed).join(' ')))];
}

export const enough = (found: readonly unknown[]): boolean => found.length >= NEAREST_MAX;
