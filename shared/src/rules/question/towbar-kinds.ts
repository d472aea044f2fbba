import type { Piece, Without } from './pieces.ts';
import { token } from './tokens.ts';

/** Taken off or folded away: that alone is the kind. Its ball has a shape as well, which no catalogue tells of such a towbar. */
const GOES: readonly string[] = ['DEMONTABLE', 'ESCAMOTABLE'];
const SHAPES: readonly string[] = ['ROTULE', 'EQUERRE', 'COL', 'CYGNE', 'COLDECYGNE'];
const FIXED = 'FIXE';

const says =
  (...words: readonly string[]) =>
  ({ kind, words: said }: Piece): boolean =>
    (kind === 'word' || kind === 'catalogue') && said.some((word) => words.includes(word));
const goes = says(...GOES);
const hasShape = says(...SHAPES);
const isTool = says('OUTIL');
const isRange = says('STANDARD');
const isOther = says('FAISCEAU', 'PRISE', 'KIT');
const isTowbar = says('ATTELAGE', ...SHAPES);

/**
 * A towbar is of one kind, though people name two: 'rotule démontable sans outil' is the one that is taken off, 'attelage standard' the
 * one that stays. Of a harness 'standard' is a range.
 */
export function withTowbarKind(pieces: readonly Piece[]): Piece[] {
  if (pieces.some(goes)) return pieces.filter((piece) => !hasShape(piece)).map(alsoInKit);
  return asksForTowbar(pieces) ? pieces.map(stays) : [...pieces];
}

/** 'démontable' is said of nothing but a towbar. */
export const namesTowbarKind = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => goes(piece) || hasShape(piece));

/** 'non démontable' asks for a towbar, of which the others are shown. */
export function withTowbarTurnedDown(pieces: readonly Piece[], without: readonly Without[]): Piece[] {
  const isOfTowbar = without.some(({ words }) =>
    words.some((word) => [...GOES, ...SHAPES, FIXED].includes(word)),
  );
  const isSaid =
    pieces.some(({ kind }) => kind === 'catalogue' || kind === 'pins') || namesTowbarKind(pieces);
  return isOfTowbar && !isSaid ? [...pieces, TOWBAR] : [...pieces];
}
const TOWBAR: Piece = {
  kind: 'catalogue',
  tokens: [token.word('ATTELAGE')],
  typed: 'attelage',
  shown: 'attelage',
  words: ['ATTELAGE'],
};

/** The title of a kit says which towbar is in it, not how that is taken off. */
const alsoInKit = (piece: Piece): Piece =>
  isTool(piece) ? { ...piece, tokens: [...piece.tokens, token.catalogue('Kit')] } : piece;

const asksForTowbar = (pieces: readonly Piece[]): boolean =>
  pieces.some(isTowbar) && !pieces.some((piece) => piece.kind === 'pins' || isOther(piece));

const stays = (piece: Piece): Piece =>
  isRange(piece)
    ? { ...piece, tokens: [token.word(FIXED)], shown: FIXED.toLowerCase(), words: [FIXED] }
    : piece;
