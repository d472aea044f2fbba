import { CATALOGUES } from '../catalogue.ts';
import { PIN_WORDS } from '../pin-words.ts';
import { searchable } from '../search.ts';

/** Says nothing about which part is meant. */
const FILLERS = new Set(
  `DE DU DES LE LA LES L D UN UNE ET AVEC POUR SUR A AU AUX EN DANS PAR OU SANS QUE QUI MON MA SON SA
  REF REFERENCE NO NUM NUMERO ANNEE AN ANS MODELE TYPE MARQUE VOITURE VEHICULE AUTO PIECE PIECES CHERCHE VEUX BESOIN`.split(
    /\s+/,
  ),
);
export const isFiller = (word: string): boolean => FILLERS.has(word);

/** Names no vehicle, though no product has it: engines, trims, doors, and what people write around a question. */
const ASIDE = new Set(
  `HDI BLUEHDI EHDI TDI TDCI TSI TFSI SDI DCI BLUEDCI CDI CRDI CDTI JTD JTDM MULTIJET ECOBOOST ECOBLUE PURETECH THP VTI TCE DIG GTI GTD GTE
  AMG RS ST HYBRID HYBRIDE HYBRIDES MHEV PHEV ETECH ELECTRIQUE DIESEL ESSENCE GPL XDRIVE QUATTRO 4X4 4X2 4WD AWD 4MOTION TURBO AUTOMATIQUE
  COUPE CABRIOLET CABRIO BERLINE MONOSPACE FOURGON UTILITAIRE FOURGONNETTE PICKUP PLATEAU VAN SUV PHASE RESTYLEE RESTYLE PORTES PLACES
  NEUF NEUVE OCCASION ORIGINE COMPLET COMPLETE UNIVERSEL UNIVERSELLE SPECIFIQUE MULTIPLEXE MULTIPLEXEE HOMOLOGUE MARQUAGE NORME
  REMORQUE CARAVANE PLATEFORME MONTAGE POSE TARIF PRIX PROMO PROMOTION STOCK DISPO DISPONIBLE PAS CHER LIVRAISON URGENT GARANTIE
  J JE AI IL FAUT FAUDRAIT NOUS VOUS AVEZ AVOIR EST CE CET CETTE QUEL QUELLE BONJOUR MERCI SVP CLIENT RECHERCHE VOUDRAIS C`.split(
    /\s+/,
  ),
);
const UNITS = 'CH CV KG KW V W MM CM KM CC AMP';
const UNIT_WORDS = new Set(UNITS.split(' '));
const MEASURE = new RegExp(`^\\d+(?:${UNITS.replaceAll(' ', '|')}|P)$`);
export const isUnit = (word: string): boolean => UNIT_WORDS.has(word);
export const isAside = (word: string): boolean => ASIDE.has(word) || isUnit(word) || MEASURE.test(word);

export const isPinWord = (word: string): boolean => PIN_WORDS.includes(word);

export const CATALOGUE_WORDS = new Map(CATALOGUES.map((name) => [name.toUpperCase(), name]));

/** What stands before it. */
export const SOCKET_WORDS: readonly string[] = ['PRISE', 'PRISES', 'CONNECTEUR'];

/** A word as somebody wrote it, and as it is compared. */
export interface Part {
  readonly written: string;
  readonly word: string;
  /** What joins it to the word before: '-' of 'e-208'. Absent behind a blank. */
  readonly glue?: string;
}

const WORD_WITH_GLUE = /([^\p{L}\p{N}]*)([\p{L}\p{N}]+)/gu;

export const partsWritten = (text: string): Part[] =>
  [...text.normalize('NFKC').matchAll(WORD_WITH_GLUE)]
    .map(([, glue = '', written = ''], at) => ({
      written,
      word: searchable(written),
      ...(at > 0 && !/\s/.test(glue) && { glue }),
    }))
    .filter(({ word }) => word !== '');

/** These words as they stood in the question. */
export const writtenAs = (parts: readonly Part[]): string =>
  parts.map(({ written, glue }, at) => (at === 0 ? written : `${glue ?? ' '}${written}`)).join('');

/** 'attelages' and 'attelage', 'faisceaux' and 'faisceau' are one: only for words that nothing has as they stand. */
export const singular = (word: string): string => (word.length > 3 ? word.replace(/[SX]$/, '') : word);
