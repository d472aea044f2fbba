const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]/gu;
const BETWEEN_PARTS = /[^\p{L}\p{N}]+/u;
const MARKS = /\p{M}/gu;
const SEPARATORS = /[\s\-._/\\]+/gu;

/** How texts are searched: case, accents, dashes, dots and blanks do not count (D4). 'Citroën C-4' is CITROENC4. */
export const searchable = (text: string): string =>
  text.normalize('NFKD').replace(NEITHER_LETTER_NOR_DIGIT, '').toUpperCase();

/** What one looks for, word by word: 'citroën c-4' is CITROEN and C4. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).map(searchable).filter(Boolean);

/** The parts of compound words as well: 'Mégane-Coupé' is MEGANE and COUPE. */
export const partsOfWords = (text: string): string[] =>
  text.normalize('NFKC').split(BETWEEN_PARTS).map(searchable).filter(Boolean);

/**
 * By which a reference is stored and recognised: 'fa-00.001' and 'FA 00001' are one. Other signs count, because they may be
 * all that tells two products apart.
 */
export const referenceKey = (text: string): string =>
  text.normalize('NFKD').replace(MARKS, '').toUpperCase().replace(SEPARATORS, '');
