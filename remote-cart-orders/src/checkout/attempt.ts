import type { CartItem, OrderPost } from '@extranet/shared/contracts';
import { newId } from '@extranet/shared/http';
import { readForUser, removeStored, storeForUser } from '../tab-storage.ts';

/**
 * An order that was sent and not answered yet. Repeating it with its key returns the first answer, so that a second click,
 * a reload or a lost answer never places a second order.
 */
export interface Attempt {
  key: string;
  body: OrderPost;
  /** Signature of the cart that was ordered. */
  cart: string;
  at: number;
}

const NAME = 'attempt';
/** Repeated automatically only within this time, while the user remembers having ordered. */
const FRESH_MS = 10 * 60_000;

type Lines = readonly Pick<CartItem, 'itId' | 'itQuantity'>[];

export const cartSignature = (items: Lines): string =>
  items.map(({ itId, itQuantity }) => `${itId}:${itQuantity}`).join(' ');

export function newAttempt(body: OrderPost, items: Lines): Attempt {
  return { key: newId(), body, cart: cartSignature(items), at: Date.now() };
}

/** Not to be repeated without being asked for. */
export const aged = (attempt: Attempt): Attempt => ({ ...attempt, at: 0 });
export const isFresh = ({ at }: Attempt): boolean => Date.now() - at < FRESH_MS;

export const storeAttempt = (userId: string, attempt: Attempt): void => storeForUser(NAME, userId, attempt);
export const dropAttempt = (): void => removeStored(NAME);

export function readAttempt(userId: string): Attempt | undefined {
  const found = readForUser(NAME, userId);
  const { key, body, cart, at } = (found ?? {}) as Partial<Attempt>;
  const complete =
    typeof key === 'string' && typeof body === 'object' && typeof cart === 'string' && typeof at === 'number';
  return complete ? (found as Attempt) : undefined;
}
