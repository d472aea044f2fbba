import { searchable } from '../search.ts';

/** Says nothing about which part is meant. */
const FILLERS = new Set(
  `DE DU DES LE LA LES L D UN UNE ET AVEC POUR SUR A AU AUX EN DANS PAR OU SANS QUE QUI MON MA SON SA
  REF REFERENCE NO NUM NUMERO ANNEE AN ANS MODELE TYPE MARQUE VOITURE VEHICULE AUTO PIECE PIECES CHERCHE VEUX BESOIN`.split(
    /\s+/,
  ),
);
export const isFiller = (word: string): boolean => FILLERS.has(word);

/** What stands behind the number of pins. */
const PIN_WORDS = new Set(
  'BROCHE BROCHES BROCH BRO BR B PIN PINS P POLE POLES PLOT PLOTS VOIE VOIES CONTACT CONTACTS FICHE FICHES'.split(
    ' ',
  ),
);
export const isPinWord = (word: string): boolean => PIN_WORDS.has(word);

/** What stands before it. */
export const SOCKET_WORDS: readonly string[] = ['PRISE', 'PRISES', 'CONNECTEUR'];

/** A word as somebody wrote it, and as it is compared. */
export interface Part {
  readonly written: string;
  readonly word: string;
}

const BETWEEN = /[^\p{L}\p{N}]+/u;

export const partsWritten = (text: string): Part[] =>
  text
    .normalize('NFKC')
    .split(BETWEEN)
    .map((written) => ({ written, word: searchable(written) }))
    .filter(({ word }) => word !== '');

/** 'attelages' and 'attelage', 'faisceaux' and 'faisceau' are one: only for words that nothing has as they stand. */
export const singular = (word: string): string => (word.length > 3 ? word.replace(/[SX]$/, '') : word);
