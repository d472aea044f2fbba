import type { ProductRow } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import { call, delay, put, select } from '@extranet/shared/saga';
import { fetchNear, NEAR_AT_ONCE } from '../near.api.ts';
import { findByEans, findByReferences, findSuccessors, inBatches } from '../products.api.ts';
import { askable, isEan, isRetypable, isStuck, type ListLine } from './lines.ts';
import { fetchMeant } from './list.api.ts';
import { nearFound, selectList, successorsRead } from './list.slice.ts';

export async function findWritten(lines: readonly ListLine[], signal: AbortSignal): Promise<ProductRow[]> {
  const keys = lines.map(({ key }) => key);
  const eans = lines.filter(isEan).map(({ key }) => key);
  const found = await Promise.all([findByReferences(keys, signal), findByEans(eans, signal)]);
  // Written once by its reference and once by its code, it is one product.
  return [...new Map(found.flat().map((product) => [product.prodId, product])).values()];
}

/** Letters and digits, as references are, and as what is short for one is: 'fa59'. */
const MAYBE_SHORT = /^[A-Z]+\d/;

/** What unknown lines are short for. Without an answer they stay unknown, with their suggestions. */
export function* readShort(signal: AbortSignal) {
  const { lines } = yield* select(selectList);
  const unknown = lines.filter((line) => isRetypable(line) && askable(line) && MAYBE_SHORT.test(line.key));
  if (unknown.length === 0) return {};
  try {
    const meant = yield* call(
      findMeant,
      unknown.map(({ key }) => key),
      signal,
    );
    const products = yield* call(findByReferences, [...meant.values()], signal);
    const byKey = Map.groupBy(products, ({ prodRef }) => referenceKey(prodRef));
    const read = [...meant].flatMap(([key, reference]) => {
      const [product, another] = byKey.get(reference) ?? [];
      return product && !another ? [[key, product] as const] : [];
    });
    return Object.fromEntries(read);
  } catch (error) {
    console.warn('[list] short references stay unknown', error);
    return {};
  }
}

async function findMeant(keys: readonly string[], signal: AbortSignal): Promise<Map<string, string>> {
  const answers = await Promise.all(inBatches(keys).map((batch) => fetchMeant(batch, signal)));
  return new Map(answers.flat().map(({ ref, meant }) => [ref, meant]));
}

/** Of rows in view. Without an answer they have none. */
export function* findNear() {
  for (;;) {
    yield* delay(0);
    const keys = (yield* select(selectList)).nearless.slice(-NEAR_AT_ONCE);
    if (keys.length === 0) return;
    const near = new Map<string, readonly string[]>(keys.map((key) => [key, []]));
    try {
      for (const found of yield* call(fetchNear, keys)) near.set(found.ref, found.near);
    } catch (error) {
      console.warn('[list] no suggestions', error);
    }
    yield* put(nearFound(Object.fromEntries(near)));
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
