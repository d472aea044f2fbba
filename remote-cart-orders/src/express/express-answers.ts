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
  return { ...state, waiting, missed: [...state.missed, { ref: checked.ref, failure }] };
}

/** Nobody answered, and the field is about to show something else: what was sent is told beside it, to be sent again. */
export function withUnanswered(state: ExpressState): ExpressState {
  const { sent, failure, missed } = state;
  if (!sent || failure?.status !== 0) return state;
  return { ...state, missed: [...without(missed, sent.ref), { ref: sent.ref, failure }] };
}

const without = (missed: readonly MissedEntry[], ref: string): MissedEntry[] =>
  missed.filter((entry) => referenceKey(entry.ref) !== referenceKey(ref));

/** What was checked becomes a line; the same reference is merged into one. */
export function withAccepted(
  state: ExpressState,
  accepted: ExpressEntry & Pick<ExpressLine, 'product'>,
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
