import { searchable } from '@extranet/shared/rules';
import { ORDER_STATES, type OrderState } from '@extranet/shared/rules/order';

/** 'val' could be a part of a reference. */
const SHORTEST = 4;

/** The states that a filter names by their first letters: 'expéd' means both that begin so. */
export function statesIn(text: string, nameOf: (state: OrderState) => string): OrderState[] {
  const key = searchable(text);
  if (key.length < SHORTEST) return [];
  return ORDER_STATES.filter((state) => searchable(nameOf(state)).startsWith(key));
}
