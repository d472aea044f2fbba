import type { ProductRow } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { isQuantity } from '@extranet/shared/rules';
import type { ExpressEntry, ExpressLine, ExpressState } from './express-state.ts';

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
    lines: existing
      ? state.lines.map((line) => (line.ref === accepted.ref ? { ...line, qty } : line))
      : [...state.lines, accepted],
    summed: existing ? { ref: accepted.ref, qty } : null,
  };
  return isShown(state) ? { ...next, accepted: state.accepted + 1 } : next;
}
