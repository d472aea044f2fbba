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

/** Questions to ask in the place of one that finds nothing, the nearest to it first. */
export function smallerQuestions({ pieces, without }: QuestionReading): string[] {
  // What was turned down stays so in each of them; first with what else was asked, and nothing turned down.
  const turnedDown = without.map(({ typed }) => ` ${typed}`).join('');
  const all = without.length > 0 && pieces.length > 0 ? [asked(pieces)] : [];
  return [...all, ...smaller(pieces).map((q) => q + turnedDown)];
}

function smaller(pieces: readonly Piece[]): string[] {
  const isKnown = ({ kind }: Piece) => kind !== 'stranger';
  const known = pieces.filter(isKnown);
  // 'id.3 attelage': first with the models that are called alike, then without any.
  const alike = pieces.flatMap((own) =>
    (own.instead ?? []).map((name) =>
      asked(
        pieces.flatMap((piece) => (piece === own ? { ...own, typed: name } : isKnown(piece) ? piece : [])),
      ),
    ),
  );
  const rest = known.length > 0 && known.length < pieces.length ? [asked(known)] : [];
  return [...new Set([...alike, ...rest, ...withLess(known)])];
}

function withLess(pieces: readonly Piece[]): string[] {
  const kinds = LEFT_OUT_FIRST.filter((kind) => pieces.some((piece) => piece.kind === kind));
  const withoutOne = kinds.map((kind) => pieces.filter((piece) => piece.kind !== kind));
  const withoutMore = kinds.slice(1).map((_kind, at) => {
    const gone = kinds.slice(0, at + 2);
    return pieces.filter(({ kind }) => !gone.includes(kind));
  });
  // 'c3 picasso', 'grand scénic': words of models, but of no model together.
  const names = pieces.filter(({ kind }) => kind === 'name').toReversed();
  const withoutName = names.length < 2 ? [] : names.map((name) => pieces.filter((piece) => piece !== name));
  // A generation without its model is none.
  return [...withoutName, ...withoutOne, ...withoutMore]
    .filter(
      (rest) =>
        rest.length > 0 &&
        (rest.some(({ kind }) => kind === 'name') || !rest.some(({ kind }) => kind === 'generation')),
    )
    .map(asked);
}

const asked = (pieces: readonly Piece[]): string => pieces.map(({ typed }) => typed).join(' ');
