import type { ProductRow } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import { call, put, select } from '@extranet/shared/saga';
import { findByEans, findByReferences, findSuccessors } from '../products.api.ts';
import { askable, isEan, isStuck, type ListLine } from './lines.ts';
import { fetchReferences } from './list.api.ts';
import { referencesRead, selectList, successorsRead } from './list.slice.ts';

const loadShort = () => import(/* webpackChunkName: "short-references" */ './short.ts');

export async function findWritten(lines: readonly ListLine[], signal: AbortSignal): Promise<ProductRow[]> {
  const keys = lines.map(({ key }) => key);
  const eans = lines.filter(isEan).map(({ key }) => key);
  const found = await Promise.all([findByReferences(keys, signal), findByEans(eans, signal)]);
  // Written once by its reference and once by its code, it is one product.
  return [...new Map(found.flat().map((product) => [product.prodId, product])).values()];
}

export function* loadReferences() {
  const { references } = yield* select(selectList);
  if (references.length > 0) return;
  try {
    yield* put(referencesRead(yield* call(fetchReferences)));
  } catch (error) {
    console.warn('[list] no suggestions', error);
  }
}

/** What unknown lines are short for. Without an answer they stay unknown, with their suggestions. */
export function* readShort(signal: AbortSignal) {
  const { lines, references } = yield* select(selectList);
  const { shortFor } = yield* call(loadShort);
  const meant = shortFor(lines, references);
  if (meant.size === 0) return {};
  try {
    const products = yield* call(findByReferences, [...meant.values()].map(referenceKey), signal);
    const byKey = Map.groupBy(products, ({ prodRef }) => referenceKey(prodRef));
    const read = [...meant].flatMap(([key, reference]) => {
      const [product, another] = byKey.get(referenceKey(reference)) ?? [];
      return product && !another ? [[key, product] as const] : [];
    });
    return Object.fromEntries(read);
  } catch (error) {
    console.warn('[list] short references stay unknown', error);
    return {};
  }
}

/** Without an answer the lines keep their way to the sheet, or their suggestions. */
export function* readSuccessors(signal: AbortSignal) {
  const { lines } = yield* select(selectList);
  const keys = lines.filter((line) => isStuck(line) && askable(line)).map(({ key }) => key);
  if (keys.length === 0) return;
  try {
    const found = yield* call(findSuccessors, keys, signal);
    yield* put(successorsRead(Object.fromEntries(found.map(({ ref, product }) => [ref, product]))));
  } catch (error) {
    console.warn('[list] what replaces references is unknown', error);
  }
}
