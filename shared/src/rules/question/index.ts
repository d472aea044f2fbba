export type { AbsentGeneration } from './absent-generation.ts';
export { entriesOf, type IndexedProduct, type LexiconEntry, nameLength, tokensOf } from './describe.ts';
export { createLexicon, type Lexicon, type WrittenFor } from './lexicon.ts';
export type { Piece, Without } from './pieces.ts';
export { isFiller } from './plain-words.ts';
export { type QuestionReading, readQuestion } from './reading.ts';
export { isWithinSlips } from './slips.ts';
export { shortForms, token } from './tokens.ts';
