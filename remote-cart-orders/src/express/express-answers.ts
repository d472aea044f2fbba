import type { ProductRow } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { isQuantity, referenceKey } from '@extranet/shared/rules';
import type { ExpressEntry, ExpressLine, ExpressState, MissedEntry } from './express-state.ts';

/** While others wait behind it, or another text is begun, the field shows something else than what is checked. */
const isShown = ({ waiting, sent }: ExpressState): boolean => sent !== null && waiting.length === 1;

/** What was checked is refused: it is said at the field where that still shows it. */
export function withRefused(
  state: ExpressState,
  failure: Refusal,
  stuck: ProductRow | null = null,
): ExpressState {
  const [checked, ...waiting] = state.waiting;
  if (!checked || isShown(state)) return { ...state, waiting, failure, stuck };
  return { ...state, waiting, missed: [...state.missed, { ...checked, failure }] };
}

/**
 * The field is about to show something else: what was refused there, or had no answer, is told beside it, unless it is being corrected or
 * was taken away. Who types from paper looks at the screen only at the end.
 */
export function withTypedOver(state: ExpressState, typed: string): ExpressState {
  const { sent, failure, missed } = state;
  if (!sent || !failure) return state;
  // A letter over what is marked leaves only itself.
  if (failure.status !== 0 && typed.length !== 1) return state;
  return { ...state, missed: [...without(missed, sent.ref), { ...sent, failure }] };
}

const without = (missed: readonly MissedEntry[], ref: string): MissedEntry[] =>
  missed.filter((entry) => asRead(entry.ref) !== asRead(ref));

/** 'FA-OOO13' typed anew as 'FA-00013' is not missing any more. */
const asRead = (ref: string): string => referenceKey(ref).replaceAll('O', '0').replace(/[IL]/g, '1');

/** What was checked becomes a line; the same reference is merged into one. */
export function withAccepted(
  state: ExpressState,
  accepted: ExpressEntry & Omit<ExpressLine, keyof ExpressEntry>,
): ExpressState {
  const existing = state.lines.find(({ ref }) => ref === accepted.ref);
  const qty = accepted.qty + (existing && isQuantity(existing.qty) ? existing.qty : 0);
  const next = {
    ...state,
    waiting: state.waiting.slice(1),
    missed: without(state.missed, accepted.ref),
    lines: existing
      ? state.lines.map((line) => (line.ref === accepted.ref ? { ...line, qty } : line))
      : [...state.lines, accepted],
    summed: existing ? { ref: accepted.ref, qty } : null,
  };
  return isShown(state) ? { ...next, accepted: state.accepted + 1 } : next;
}
