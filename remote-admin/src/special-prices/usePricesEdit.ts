import type { Refusal } from '@extranet/shared/http';
import { useAppDispatch } from '@extranet/shared/store';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isDirty, linesOf, listOf, type PriceLine, type PriceProblem, problemsOf } from './price-lines.ts';
import { pricesClosed, pricesOpened, pricesSubmitted, useSpecialPrices } from './special-prices.slice.ts';

export interface PricesEdit {
  status: 'empty' | 'pending' | 'success' | 'error';
  saving: 'empty' | 'pending' | 'success' | 'error';
  refusal: Refusal | null;
  lines: readonly PriceLine[];
  onLines: (lines: readonly PriceLine[]) => void;
  /** Takes back the last change of the list; null when there is none. */
  undo: (() => void) | null;
  /** Empty until the first attempt to save. */
  problems: ReadonlyMap<string, PriceProblem>;
  /** A line that was begun and not added: it is neither saved nor lost without a word. */
  begun: boolean;
  onBegun: (begun: boolean) => void;
  /** Saving was tried with such a line. */
  unfinished: boolean;
  dirty: boolean;
  save: () => void;
  reload: () => void;
}

interface Edited {
  from: readonly PriceLine[];
  lines: readonly PriceLine[];
  /** What the list was before each change: unchanged lines are the same objects, so that a hundred of them cost little. */
  earlier: readonly (readonly PriceLine[])[];
}
const UNDONE_MAX = 100;

const NO_PROBLEMS: ReadonlyMap<string, PriceProblem> = new Map();

/** A list of special prices, edited here and saved as a whole. Without an owner nothing is requested. */
export function usePricesEdit(customer: string | null, reference: string | null): PricesEdit {
  const dispatch = useAppDispatch();
  const { status, list, tag, saving, refusal } = useSpecialPrices((state) => state.specialPrices);
  const owner = useMemo(
    () => (customer !== null ? { customer } : reference !== null ? { reference } : null),
    [customer, reference],
  );
  const saved = useMemo(() => linesOf(list), [list]);
  const [edited, setEdited] = useState<Edited | null>(null);
  const [tried, setTried] = useState(false);
  const [begun, setBegun] = useState(false);
  // Edits belong to the list that they were made on: a newer list discards them.
  const lines = edited?.from === saved ? edited.lines : saved;
  const earlier = edited?.from === saved ? edited.earlier : [];
  const before = earlier.at(-1);
  const latest = useRef(lines);
  latest.current = lines;

  useEffect(() => {
    if (!owner) return;
    dispatch(pricesOpened(owner));
    return () => {
      dispatch(pricesClosed());
    };
  }, [dispatch, owner]);

  const problems = useMemo(() => (tried ? problemsOf(lines) : NO_PROBLEMS), [tried, lines]);
  return {
    status,
    saving,
    refusal,
    lines,
    onLines: (next) =>
      setEdited({ from: saved, lines: next, earlier: [...earlier, lines].slice(-UNDONE_MAX) }),
    undo: before ? () => setEdited({ from: saved, lines: before, earlier: earlier.slice(0, -1) }) : null,
    problems,
    begun,
    onBegun: setBegun,
    unfinished: tried && begun,
    dirty: begun || isDirty(lines, saved),
    save: () => {
      setTried(true);
      if (owner && !begun && problemsOf(latest.current).size === 0)
        dispatch(pricesSubmitted({ owner, tag, lines: listOf(latest.current) }));
    },
    reload: () => owner && dispatch(pricesOpened(owner)),
  };
}
