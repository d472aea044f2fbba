import type { CartAdd } from '@extranet/shared/contracts';
import { isUnheard, type Refusal, toRefusal } from '@extranet/shared/http';
import { cartChanged } from '@extranet/shared/remote';
import { ADDITIONS_MAX } from '@extranet/shared/rules';
import { call, put } from '@extranet/shared/saga';
import { toCartAnswer } from './cart-facts.ts';
import { postCartItems } from './products.api.ts';

export interface AdditionsResult {
  /** How many were added, counted from the first. */
  added: number;
  failure: Refusal | null;
}

/** Adds products in batches, each completely or not at all. Returns how many were added, so that a retry adds nothing twice. */
export function* addAll(additions: readonly CartAdd[]) {
  let added = 0;
  while (added < additions.length) {
    const batch = additions.slice(added, added + ADDITIONS_MAX);
    try {
      const askedAt = performance.now();
      const cart = yield* call(postCartItems, batch);
      yield* put(cartChanged(toCartAnswer(cart, askedAt)));
    } catch (error) {
      const failure = toRefusal(error);
      const result: AdditionsResult = { added, failure };
      return isUnheard(failure) ? { ...result, failure: { ...failure, code: 'cart.unheard' } } : result;
    }
    added += batch.length;
  }
  const done: AdditionsResult = { added, failure: null };
  return done;
}
