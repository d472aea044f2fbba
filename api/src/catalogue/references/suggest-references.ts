import type { ReferencesAsked } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import { allOf, anyOf } from '../../base/db/any-of.ts';
import { startsWith } from '../../base/db/like.ts';
import { oneOf } from '../../base/db/one-of.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import type { Condition } from '../../base/lists/filters.ts';
import { idsByNumber, type NumberPlace } from '../../base/lists/ids-by-number.ts';
import { parseSlice, type Slice } from '../../base/lists/slice.ts';
import { longForms } from '../../base/text/long-forms.ts';
import { referencesAmong } from './references.queries.ts';

export const sliceAsked = ({ l }: ReferencesAsked): Slice => parseSlice(l) ?? { offset: 0, count: 50 };

/** Any part of a reference: with fewer signs nearly all have it. */
const PART_MIN = 3;

/**
 * The references among these products that begin as somebody types them, sorted. Where none does: those it is short for ('FA59'), then
 * those that have it anywhere. Each from an index, so that a field never needs the references of the whole catalogue.
 */
export async function suggestReferences(
  db: DbOrTransaction,
  among: readonly Condition[],
  asked: ReferencesAsked,
): Promise<string[]> {
  const slice = sliceAsked(asked);
  const key = referenceKey(asked.begins ?? '');
  const such = (condition: Condition) => referencesAmong(db, [...among, condition], slice);
  if (key === '') return referencesAmong(db, among, slice);
  const begun = await such(startsWith('products.ref_norm', key));
  if (begun.length > 0 || slice.offset > 0) return begun;
  const longer = longForms(key).filter((form) => form !== key);
  const meant =
    longer.length > 0 ? await such(anyOf(longer.map((form) => startsWith('products.ref_norm', form)))) : [];
  if (meant.length > 0 || key.length < PART_MIN) return meant;
  return referencesWith(db, among, key, slice);
}

/** Those that have it anywhere, at their end before elsewhere if there are more (ADR 0057). */
export async function referencesWith(
  db: DbOrTransaction,
  among: readonly Condition[],
  key: string,
  slice: Slice,
): Promise<string[]> {
  const ids = await idsByNumber(db, { ...REFERENCES, among: allOf(among) }, key, slice.count);
  return ids.length > 0 ? referencesAmong(db, [...among, oneOf(db, 'products.id', ids)], slice) : [];
}

/** As the office's one search finds a reference (ADR 0057). */
export const REFERENCES: NumberPlace = {
  table: 'products',
  at: 'created_at',
  keys: ['ref_norm'],
  reversed: true,
};
