import type { FieldError, SpecialPrice, SpecialPriceLine } from '@extranet/shared/contracts';
import { type NumberProblem, readNumber, referenceKey, SPECIAL_PRICE } from '@extranet/shared/rules';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { conflict, invalidFields } from '../../base/errors.ts';
import { hundredths } from '../../base/money.ts';
import { possible } from '../../base/text/possible-numbers.ts';
import { meantReferences } from './meant-references.ts';
import { problemsOfTerms, type Terms, termsOf } from './price-terms.ts';

export interface Wanted {
  readonly userId: string;
  readonly ref: string;
  readonly refNorm: string;
  readonly cents: number;
  /** What the line says of them; what it does not say stays. */
  readonly terms: Terms;
}

/** What every line of a list has in common, and what is said of one that is there twice. */
export interface ListRules {
  readonly fixed: { readonly spUserId: string } | { readonly spProdRef: string };
  readonly duplicate: string;
}

const positive = ['positive', 'Le prix spécial doit être un nombre positif.'] as const;
const beyond = ['possible', possible(SPECIAL_PRICE)] as const;
export const REFUSALS: Record<NumberProblem, readonly [code: string, message: string]> = {
  missing: ['required', 'Le prix spécial est requis.'],
  unreadable: positive,
  mixed: [
    'mixed',
    'Un point et une virgule ensemble ne se lisent pas avec certitude\u00a0: écrivez par exemple 12345,60.',
  ],
  low: positive,
  high: beyond,
  decimals: beyond,
};

/** The lines as they are to be stored; throws one error that lists everything wrong with them. */
export function checked(lines: readonly SpecialPriceLine[], { fixed, duplicate }: ListRules): Wanted[] {
  const fields: FieldError[] = [];
  const wanted = lines.map((line, index): Wanted => {
    const { spUserId = '', spProdRef = '', spPrice } = { ...line, ...fixed };
    fields.push(...problemsOfTerms(line, index));
    const ref = spProdRef.trim();
    const refNorm = referenceKey(ref);
    if (!spUserId) fields.push(customerRequired(index));
    if (!refNorm) fields.push(field(index, 'spProdRef', 'required', 'La référence est requise.'));
    const { value = 0, problem } = readNumber(spPrice, SPECIAL_PRICE);
    if (problem) fields.push(field(index, 'spPrice', ...REFUSALS[problem]));
    return { userId: spUserId, ref, refNorm, cents: hundredths(value), terms: termsOf(line) };
  });
  if (fields.length > 0) throw invalidFields(fields, 422);
  refuseRepeated(wanted, duplicate);
  return wanted;
}

/**
 * A price that is new needs a product: a short reference becomes its product's, an unknown one is refused. What already stands
 * for a reference that is gone stays.
 */
export async function withProducts(
  db: DbOrTransaction,
  asked: readonly Wanted[],
  current: readonly SpecialPrice[],
  { duplicate }: ListRules,
): Promise<Wanted[]> {
  const standing = new Set(current.map((price) => keyOf(stored(price))));
  const added = asked.filter((price) => !standing.has(keyOf(price)));
  const meant = await meantReferences(
    db,
    added.map(({ ref }) => ref),
  );
  const fields: FieldError[] = [];
  const wanted = asked.map((price, index): Wanted => {
    if (standing.has(keyOf(price))) return price;
    const listed = meant.get(price.refNorm);
    if (!listed) fields.push(unknownReference(index, price.ref));
    if (!listed || listed.refNorm === price.refNorm) return price;
    return { ...price, ref: listed.ref, refNorm: listed.refNorm };
  });
  if (fields.length > 0) throw invalidFields(fields, 422);
  refuseRepeated(wanted, duplicate);
  return wanted;
}

function refuseRepeated(wanted: readonly Wanted[], duplicate: string): void {
  if (new Set(wanted.map(keyOf)).size < wanted.length) throw conflict('specialPrices.duplicate', duplicate);
}

export const keyOf = ({ userId, refNorm }: Pick<Wanted, 'userId' | 'refNorm'>) =>
  JSON.stringify([userId, refNorm]);

export const stored = ({ spUserId, spProdRef }: SpecialPrice) => ({
  userId: spUserId,
  refNorm: referenceKey(spProdRef),
});

const field = (index: number, name: string, code: string, message: string): FieldError => ({
  field: `${index}.${name}`,
  code,
  message,
});

export const customerRequired = (index: number) =>
  field(index, 'spUserId', 'required', 'Le nom du client est requis.');

const unknownReference = (index: number, ref: string) =>
  field(
    index,
    'spProdRef',
    'unknownReference',
    `Aucun produit du catalogue n’a la référence «\u00a0${ref}\u00a0».`,
  );
