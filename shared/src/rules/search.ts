const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]/gu;
const BETWEEN_PARTS = /[^\p{L}\p{N}]+/u;
const MARKS = /\p{M}/gu;
const SEPARATORS = /[\s\-._/\\]+/gu;

/** Most words of a catalogue have nothing to take away: said at once, an index of a million products is built a tenth sooner. */
const PLAIN = /^[A-Za-z0-9]*$/;

/** The form in which texts are compared: without case, accents, dashes, dots and spaces (D4). 'Citroën C-4' is CITROENC4. */
export const searchable = (text: string): string =>
  (PLAIN.test(text) ? text : text.normalize('NFKD').replace(NEITHER_LETTER_NOR_DIGIT, '')).toUpperCase();

/** The words of a search: 'citroën c-4' is CITROEN and C4. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).map(searchable).filter(Boolean);

/** Splits compound words as well: 'Mégane-Coupé' is MEGANE and COUPE. */
export const partsOfWords = (text: string): string[] =>
  text.normalize('NFKC').split(BETWEEN_PARTS).map(searchable).filter(Boolean);

/**
 * The key by which a reference is stored and found: 'fa-00.001' and 'FA 00001' are the same. Other characters count, because
 * two products may differ in nothing else.
 */
export const referenceKey = (text: string): string =>
  text.normalize('NFKD').replace(MARKS, '').toUpperCase().replace(SEPARATORS, '');

const NUMBERED = /^([A-Z]+)0*(\d+)$/;

/** 'FA59' is said of FA-00059. */
export const isShortFor = (written: string, reference: string): boolean => {
  const [, series, number] = NUMBERED.exec(referenceKey(written)) ?? [];
  const [, ofSeries, ofNumber] = NUMBERED.exec(referenceKey(reference)) ?? [];
  return series !== undefined && series === ofSeries && number === ofNumber;
};
