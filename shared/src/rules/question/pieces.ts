import type { KnownModel, Lexicon } from './lexicon.ts';
import type { Part } from './plain-words.ts';

/** A word that was taken for another. */
export interface MeantWord {
  typed: string;
  meant: string;
  how: 'slip' | 'synonym';
}

/** One thing that a question says. */
export interface Piece {
  readonly kind:
    | 'make'
    | 'name'
    | 'body'
    | 'generation'
    | 'year'
    | 'pins'
    | 'catalogue'
    | 'word'
    | 'reference'
    /** Names a vehicle that the catalogues do not have. */
    | 'stranger';
  /** A product has to have one of them. */
  readonly tokens: readonly string[];
  /** As the question can be asked again. */
  readonly typed: string;
  readonly shown: string;
  /** What the piece was recognised by. */
  readonly words: readonly string[];
  /** Of a stranger: the known names that are nearest to it, as the question can be asked with them. */
  readonly instead?: readonly string[];
  /** Of several references: each of them. */
  readonly each?: readonly Piece[];
}

/** What no product may be that is found. */
export interface Without {
  /** As it was written: 'non démontable'. */
  readonly typed: string;
  readonly shown: string;
  /** A product has none of them. */
  readonly tokens: readonly string[];
  /** By which it was recognised. */
  readonly words: readonly string[];
}

/** A word that nothing in the catalogues has. */
export interface UnknownWord {
  readonly written: string;
  /** '' where it was taken for a stranger already. */
  readonly word: string;
  /** It may be the name of a vehicle. */
  readonly stands: boolean;
}

/** What was read so far, and what there is to read. */
export interface Walk {
  readonly parts: Part[];
  readonly lexicon: Lexicon;
  readonly exact: boolean;
  readonly thisYear: number;
  /** Takes what may be a year or a name for the other one. */
  readonly otherWay: boolean;
  readonly pieces: Piece[];
  readonly meant: MeantWord[];
  readonly unknown: UnknownWord[];
  /** Words that are understood, and no part can be asked for by: they are left out, which is said. */
  readonly aside: string[];
  /** What was turned down: 'sans faisceau'. */
  readonly without: Without[];
  /** A generation that is known by its code, of a model of which the catalogues have others only. */
  absent?: string;
  /** Takes no short word that nobody knows for a slip of a model's name. */
  readonly careful: boolean;
  /** Something may be meant in another way. */
  ambiguous: boolean;
}

/** The models that all names read so far are about; none when none was named. */
export function namedModels({ lexicon, pieces }: Pick<Walk, 'lexicon' | 'pieces'>): KnownModel[] {
  const names = pieces.filter(({ kind }) => kind === 'name');
  if (names.length === 0) return [];
  return modelsTold(
    { lexicon },
    pieces.filter(({ kind }) => kind === 'name' || kind === 'make'),
  );
}

/** The models that all of these are words of. */
export const modelsTold = ({ lexicon }: Pick<Walk, 'lexicon'>, told: readonly Piece[]): KnownModel[] =>
  lexicon.models.filter((model) => told.every(({ words }) => words.some((word) => model.words.has(word))));
