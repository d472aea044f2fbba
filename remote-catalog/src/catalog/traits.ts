import type { Catalogue, ProductRow } from '@extranet/shared/contracts';
import { productKind } from '@extranet/shared/rules';
import { isSuspended } from '../Availability.tsx';

/** Of the chosen vehicle. 'condition' fits one with or without something. */
export type Judgement = 'fits' | 'condition' | 'not';
/** A row of which it may be known whether it fits the chosen vehicle. */
export type JudgedRow = ProductRow & { judgement?: Judgement };

interface Definition {
  id: string;
  /** Two traits of one group widen the result, those of different groups narrow it. */
  group: string;
  of: readonly Catalogue[];
  has: (row: JudgedRow) => boolean;
}

/** It fits the chosen vehicle, on a condition perhaps. */
export const FITS = 'convient';
const ANY: readonly Catalogue[] = ['Faisceau', 'Attelage', 'Kit'];
const HARNESS: readonly Catalogue[] = ['Faisceau'];
const TOWBAR: readonly Catalogue[] = ['Attelage'];
/** In stock or limited stock: it can leave today. */
const AT_HAND = ['1', '2'];

/** '1500 kg' or '1 500'; 0 when unknown. */
export const towedKilograms = ({ prodMR = '' }: ProductRow): number =>
  Number.parseInt(prodMR.replace(/\s/g, ''), 10) || 0;

/** What a result can be narrowed by with one click, in the order of the chips. At most 31, one bit each. */
const DEFINITIONS = [
  { id: '7', group: 'pins', of: HARNESS, has: ({ prodType }) => prodType === '7' },
  { id: '13', group: 'pins', of: HARNESS, has: ({ prodType }) => prodType === '13' },
  {
    id: FITS,
    group: 'fit',
    of: ANY,
    has: ({ judgement }) => judgement === 'fits' || judgement === 'condition',
  },
  {
    id: 'stock',
    group: 'stock',
    of: ANY,
    has: (row) => AT_HAND.includes(row.prodCodeStock) && !isSuspended(row),
  },
  { id: 'standard', group: 'range', of: HARNESS, has: ({ prodStandard }) => prodStandard === 'oui' },
  { id: 'premium', group: 'range', of: HARNESS, has: ({ prodStandard }) => prodStandard === 'non' },
  { id: 'led', group: 'led', of: HARNESS, has: ({ prodLEDSupport }) => prodLEDSupport === 'Oui' },
  {
    id: 'sansCodage',
    group: 'coding',
    of: HARNESS,
    has: ({ prodAideProgrammation }) => prodAideProgrammation === 'Non',
  },
  { id: 'equerre', group: 'kind', of: TOWBAR, has: (row) => productKind(row) === 'Rotule équerre' },
  { id: 'col', group: 'kind', of: TOWBAR, has: (row) => productKind(row) === 'Col de cygne' },
  { id: 'demontable', group: 'kind', of: TOWBAR, has: (row) => productKind(row) === 'Démontable' },
  { id: 'escamotable', group: 'kind', of: TOWBAR, has: (row) => productKind(row) === 'Escamotable' },
  { id: 'moyen', group: 'mass', of: TOWBAR, has: (row) => towedKilograms(row) >= 1_300 },
  { id: 'lourd', group: 'mass', of: TOWBAR, has: (row) => towedKilograms(row) >= 2_000 },
] as const satisfies readonly Definition[];

export type TraitId = (typeof DEFINITIONS)[number]['id'];
/** In the order of the chips. */
export const TRAIT_IDS: readonly TraitId[] = DEFINITIONS.map(({ id }) => id);
export type TraitCounts = Partial<Record<TraitId, number>>;

const bitOf = new Map<string, number>(DEFINITIONS.map(({ id }, at) => [id, 1 << at]));
const groups = [...new Set(DEFINITIONS.map(({ group }) => group))];
const maskOfGroup = new Map(
  groups.map((group) => [
    group,
    DEFINITIONS.reduce((mask, one, at) => (one.group === group ? mask | (1 << at) : mask), 0),
  ]),
);

const SEPARATOR = '.';

/** The chosen traits as they stand in filters and address: '13.stock', in one order, without unknown ones. */
export const cleanTraits = (text: string): string => {
  const named = text.split(SEPARATOR);
  return DEFINITIONS.filter(({ id }) => named.includes(id))
    .map(({ id }) => id)
    .join(SEPARATOR);
};

export const isChosen = (traits: string, id: TraitId): boolean => traits.split(SEPARATOR).includes(id);

export const toggled = (traits: string, id: TraitId): string =>
  isChosen(traits, id)
    ? cleanTraits(
        traits
          .split(SEPARATOR)
          .filter((one) => one !== id)
          .join(SEPARATOR),
      )
    : cleanTraits(`${traits}${SEPARATOR}${id}`);

/** The traits of each row as bits, so that a keystroke filters and counts twenty thousand rows in less than a millisecond. */
export class Traits {
  readonly #ofRow: number[] = [];

  add(row: ProductRow): void {
    let bits = 0;
    for (const [at, { has, of }] of DEFINITIONS.entries())
      if ((of as readonly string[]).includes(row.prodCatalogue) && has(row)) bits |= 1 << at;
    this.#ofRow.push(bits);
  }

  /** The found rows with the chosen traits. */
  kept(found: readonly number[], traits: string): readonly number[] {
    const needed = needs(traits);
    if (needed.length === 0) return found;
    return found.filter((at) => needed.every((mask) => ((this.#ofRow[at] as number) & mask) !== 0));
  }

  /** How many rows each trait would leave, given the chosen traits of other groups. */
  counts(found: readonly number[], traits: string): TraitCounts {
    const counts: TraitCounts = {};
    for (const group of groups) {
      const mask = maskOfGroup.get(group) as number;
      const others = needs(traits).filter((needed) => (needed & mask) === 0);
      for (const { id } of DEFINITIONS.filter((one) => one.group === group)) {
        const bit = bitOf.get(id) as number;
        let count = 0;
        for (const at of found) {
          const bits = this.#ofRow[at] as number;
          if ((bits & bit) !== 0 && others.every((needed) => (bits & needed) !== 0)) count++;
        }
        if (count > 0 || isChosen(traits, id)) counts[id] = count;
      }
    }
    return counts;
  }
}

/** One mask per group with chosen traits: a row must have one bit of each. */
function needs(traits: string): number[] {
  if (traits === '') return [];
  const chosen = traits.split(SEPARATOR).reduce((mask, id) => mask | (bitOf.get(id) ?? 0), 0);
  return [...maskOfGroup.values()].map((mask) => mask & chosen).filter((mask) => mask !== 0);
}
