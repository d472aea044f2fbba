import type { ProductRow } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import { call, put, select, takeEvery } from '@extranet/shared/saga';
import { selectUser } from '@extranet/shared/session';
import { findByReferences } from '../products.api.ts';
import { readForUser, removeStored, storeForUser } from '../tab-storage.ts';
import {
  type ExpressLine,
  expressInCart,
  lineAccepted,
  lineDropped,
  lineQuantityChosen,
  linesRestored,
  selectExpress,
} from './express.slice.ts';

const NAME = 'express';
type Kept = Pick<ExpressLine, 'ref' | 'qty'>;

/** The typed list survives a reload, for whoever typed it. */
export function* keepLines() {
  const user = yield* select(selectUser);
  if (!user) return;
  yield* takeEvery([lineAccepted, lineQuantityChosen, lineDropped, expressInCart], function* keep() {
    const { lines } = yield* select(selectExpress);
    if (lines.length === 0) removeStored(NAME);
    else
      storeForUser(
        NAME,
        user.id,
        lines.map(({ ref, qty }): Kept => ({ ref, qty })),
      );
  });
  const kept = readForUser(NAME, user.id);
  if (Array.isArray(kept)) yield* call(restore, kept.filter(isKept));
}

function isKept(value: unknown): value is Kept {
  const { ref, qty } = (value ?? {}) as Partial<Kept>;
  return typeof ref === 'string' && (typeof qty === 'number' || typeof qty === 'string');
}

/** Words, prices and stock are asked for anew: they may have changed since. */
function* restore(kept: readonly Kept[]) {
  if (kept.length === 0) return;
  let products: ProductRow[] = [];
  try {
    products = yield* call(
      findByReferences,
      kept.map(({ ref }) => ref),
    );
  } catch (error) {
    console.warn('[express] the lines that were typed are without words', error);
  }
  const byKey = Map.groupBy(products, ({ prodRef }) => referenceKey(prodRef));
  const lines = kept.map(({ ref, qty }): ExpressLine => {
    const [product, another] = byKey.get(referenceKey(ref)) ?? [];
    return { ref, qty, product: product && !another ? product : null };
  });
  yield* put(linesRestored(lines));
}
