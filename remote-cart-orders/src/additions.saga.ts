import type { CartAdd } from '@extranet/shared/contracts';
import { call, put } from '@extranet/shared/saga';
import { cartAnswered } from './facts.ts';
import { type Failure, isUnheard, toRefusal } from './failure.ts';
import { postCartItems } from './products.api.ts';

/** What one POST /cart/items takes. */
const BATCH = 200;

export interface AdditionsResult {
  /** How many of them, from the first on, are in the cart. */
  added: number;
  failure: Failure | null;
}

/** All of a batch or none. What is in the cart already is told, so that trying again adds nothing twice. */
export function* addAll(additions: readonly CartAdd[]) {
  let added = 0;
  while (added < additions.length) {
    const batch = additions.slice(added, added + BATCH);
    try {
      yield* put(cartAnswered(yield* call(postCartItems, batch)));
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
