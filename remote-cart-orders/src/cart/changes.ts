import type { Cart, CartItem } from '@extranet/shared/contracts';
import type { Addition, Pending } from '../cart-facts.ts';

/** A change to send to the server; one at a time, so that answers cannot overtake each other. */
export type Change =
  | { kind: 'remove'; itId: string }
  | { kind: 'quantity'; itId: string; quantity: number }
  | Addition;

export const nothingPending: Pending = { wanted: {}, removing: [], adding: [] };

/** Additions before removals: a replaced line is only removed once its replacement is in the cart. One comes back once it is gone. */
export function nextChange({ adding, removing, wanted }: Pending): Change | undefined {
  const addition = adding.find((one) => one.kind === 'add' || !removing.includes(one.itId));
  if (addition) return addition;
  const [itId] = removing;
  if (itId !== undefined) return { kind: 'remove', itId };
  const [chosen] = Object.entries(wanted);
  return chosen && { kind: 'quantity', itId: chosen[0], quantity: chosen[1] };
}

/** Removes a sent change. A quantity that was changed again meanwhile remains to be sent. */
export function withoutChange({ adding, removing, wanted }: Pending, change: Change): Pending {
  const pending = { adding, removing, wanted };
  switch (change.kind) {
    case 'add':
      // They are sent in the order in which they were made, so the sent one is the first.
      return { ...pending, adding: adding.toSpliced(adding.findIndex(isNew), 1) };
    case 'restore':
      return { ...pending, adding: adding.filter((one) => isNew(one) || one.itId !== change.itId) };
    case 'remove':
      return dropLine(pending, change.itId);
    case 'quantity':
      return pending.wanted[change.itId] === change.quantity
        ? { ...pending, wanted: withoutKey(pending.wanted, change.itId) }
        : pending;
  }
}

const isNew = (addition: Addition) => addition.kind === 'add';

export const dropLine = ({ adding, removing, wanted }: Pending, itId: string): Pending => ({
  adding,
  removing: removing.filter((one) => one !== itId),
  wanted: withoutKey(wanted, itId),
});

const withoutKey = (record: Record<string, number>, key: string): Record<string, number> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** Unchanged lines stay the same objects, so that only the changed one of three hundred rows renders again. */
export function keepIdentity(before: readonly CartItem[], { items, ...totals }: Cart): Cart {
  const known = new Map(before.map((item) => [item.itId, item]));
  return {
    ...totals,
    items: items.map((item) => {
      const old = known.get(item.itId);
      return old && JSON.stringify(old) === JSON.stringify(item) ? old : item;
    }),
  };
}
