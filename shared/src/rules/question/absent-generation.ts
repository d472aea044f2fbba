import { ROMAN } from '../vehicle/vehicle-names.ts';
import type { KnownModel } from './lexicon.ts';
import { namedModels, type Piece, type Walk } from './pieces.ts';

/** A generation that the catalogues do not have of a model that they have: 'Golf V'. */
export interface AbsentGeneration {
  readonly marque: string;
  readonly modele: string;
  /** The generations that they have, the nearest first. */
  readonly others: readonly string[];
}

export function absentGeneration(
  { lexicon, absent }: Walk,
  pieces: readonly Piece[],
): AbsentGeneration | undefined {
  const models = namedModels({ lexicon, pieces: [...pieces] });
  const [first] = models;
  const shown = pieces.find(({ kind }) => kind === 'generation')?.shown;
  const number = ROMAN.indexOf(shown ?? '') + 1;
  const isSaid = absent !== undefined || shown !== undefined;
  const isThere = absent === undefined && models.some(({ generation }) => generation === number);
  if (!first || !isSaid || isThere || models.some((model) => !isAlike(model, first))) return undefined;
  const far = ({ generation }: KnownModel) => (number > 0 ? Math.abs(generation - number) : 0);
  const names = models
    .filter(({ modele, family }) => withoutBody(modele) !== family)
    .toSorted((one, other) => far(one) - far(other))
    .map(({ modele }) => withoutBody(modele));
  return { marque: first.marque, modele: absent ?? `${first.family} ${shown}`, others: [...new Set(names)] };
}

const isAlike = (one: KnownModel, other: KnownModel): boolean =>
  one.marque === other.marque && one.family === other.family;

const withoutBody = (modele: string): string => modele.replace(/ break$/i, '');
