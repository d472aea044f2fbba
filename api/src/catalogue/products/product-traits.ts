import type { Catalogue } from '@extranet/shared/contracts';
import { sql } from 'kysely';
import { anyOf } from '../../base/db/any-of.ts';
import type { Condition } from '../../base/lists/filters.ts';

interface Trait {
  readonly id: string;
  /** Two traits of one group widen the result, those of different groups narrow it. */
  readonly group: string;
  readonly of: readonly Catalogue[];
  readonly has: Condition;
}

const NEVER: Condition = sql`1 = 0`;
const ANY: readonly Catalogue[] = ['Faisceau', 'Attelage', 'Kit'];
const HARNESS: readonly Catalogue[] = ['Faisceau'];
const TOWBAR: readonly Catalogue[] = ['Attelage'];

/** The chips of the catalogue page (remote-catalog, traits.ts), as conditions on columns that the index of slices has. */
const TRAITS: readonly Trait[] = [
  { id: '7', group: 'pins', of: HARNESS, has: sql`products.type = '7'` },
  { id: '13', group: 'pins', of: HARNESS, has: sql`products.type = '13'` },
  {
    id: 'stock',
    group: 'stock',
    of: ANY,
    has: sql`products.stock_code in ('1', '2') and products.statut <> 'non disponible'`,
  },
  { id: 'standard', group: 'range', of: HARNESS, has: sql`products.standard = 1` },
  { id: 'premium', group: 'range', of: HARNESS, has: sql`products.standard <> 1` },
  { id: 'led', group: 'led', of: HARNESS, has: sql`products.led = 1` },
  { id: 'sansCodage', group: 'coding', of: HARNESS, has: sql`products.uncoded = 1` },
  { id: 'equerre', group: 'kind', of: TOWBAR, has: sql`products.towbar = 0` },
  { id: 'col', group: 'kind', of: TOWBAR, has: sql`products.towbar = 1` },
  { id: 'demontable', group: 'kind', of: TOWBAR, has: sql`products.towbar = 2` },
  { id: 'escamotable', group: 'kind', of: TOWBAR, has: sql`products.towbar = 3` },
  { id: 'moyen', group: 'mass', of: TOWBAR, has: sql`products.towed_kg >= 1300` },
  { id: 'lourd', group: 'mass', of: TOWBAR, has: sql`products.towed_kg >= 2000` },
];

/** What the chips ask, one list a group: a product must have one of each. */
function chosenIn(traits: string | undefined): Trait[][] {
  const named = (traits ?? '').split('.');
  const chosen = TRAITS.filter(({ id }) => named.includes(id));
  return [...Map.groupBy(chosen, ({ group }) => group).values()];
}

/** The chosen traits as conditions. */
export const withTraits = (catalogue: Catalogue, traits: string | undefined): Condition[] =>
  chosenIn(traits).map((group) => {
    const those = group.filter(({ of }) => of.includes(catalogue)).map(({ has }) => has);
    return those.length === 0 ? NEVER : anyOf(those);
  });

const bitOf = ({ id }: Trait): number => 1 << TRAITS.findIndex((trait) => trait.id === id);
const maskOf = (traits: readonly Trait[]): number => traits.reduce((mask, trait) => mask | bitOf(trait), 0);

/** A product's traits as one number, a bit each, so that products that have the same are counted together. */
export const traitBits = (catalogue: Catalogue) =>
  sql<number>`${sql.join(
    TRAITS.filter(({ of }) => of.includes(catalogue)).map(
      (trait) => sql`case when ${trait.has} then ${sql.lit(bitOf(trait))} else 0 end`,
    ),
    sql` + `,
  )}`;

export interface Alike {
  readonly bits: number;
  readonly count: number;
}

/** How many have the chosen traits, and how many each trait would leave, given the chosen ones of other groups. */
export function countTraits(alike: readonly Alike[], traits: string | undefined) {
  const chosen = chosenIn(traits);
  const sumOf = (masks: readonly number[]) =>
    alike.reduce((sum, { bits, count }) => sum + (masks.every((mask) => (bits & mask) !== 0) ? count : 0), 0);
  const counts: Record<string, number> = {};
  for (const trait of TRAITS) {
    const others = chosen.filter(([first]) => first?.group !== trait.group).map(maskOf);
    const count = sumOf([...others, bitOf(trait)]);
    if (count > 0 || chosen.flat().includes(trait)) counts[trait.id] = count;
  }
  return { count: sumOf(chosen.map(maskOf)), traits: counts };
}
