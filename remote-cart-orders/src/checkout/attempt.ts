import type { CartItem, OrderPost } from '@extranet/shared/contracts';
import { newId } from '@extranet/shared/http';
import { dropKept, keep, kept } from './kept.ts';

/**
 * An order that was sent and not answered yet. As long as it stands, asking again with its key gives the first
 * answer: a second click, a reload or a lost answer never makes a second order.
 */
export interface Attempt {
  key: string;
  body: OrderPost;
  /** The cart that was ordered. */
  cart: string;
  at: number;
}

const NAME = 'attempt';
/** Asked again by itself only while the person remembers having clicked. */
const FRESH_MS = 10 * 60_000;

type Lines = readonly Pick<CartItem, 'itId' | 'itQuantity'>[];

export const cartMark = (items: Lines): string =>
  items.map(({ itId, itQuantity }) => `${itId}:${itQuantity}`).join(' ');

export function newAttempt(body: OrderPost, items: Lines): Attempt {
  return { key: newId(), body, cart: cartMark(items), at: Date.now() };
}

export const isFresh = ({ at }: Attempt): boolean => Date.now() - at < FRESH_MS;

export const keepAttempt = (userId: string, attempt: Attempt): void => keep(NAME, userId, attempt);
export const dropAttempt = (): void => dropKept(NAME);

export function keptAttempt(userId: string): Attempt | undefined {
  const found = kept(NAME, userId);
  const { key, body, cart, at } = (found ?? {}) as Partial<Attempt>;
  const whole =
    typeof key === 'string' && typeof body === 'object' && typeof cart === 'string' && typeof at === 'number';
  return whole ? (found as Attempt) : undefined;
}
