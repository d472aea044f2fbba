import type { Refusal } from '@extranet/shared/http';
import { SPECIAL_PRICES_AT_ONCE } from '@extranet/shared/rules/product';
import { useAppDispatch } from '@extranet/shared/store';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { isDirty, type PriceLine, type PriceProblem, problemsOf } from './price-lines.ts';
import { rebased } from './rebased-lines.ts';
import { changesOf, listOf } from './sent-lines.ts';
import {
  priceChangesSubmitted,
  pricesClosed,
  pricesOpened,
  pricesSubmitted,
  restWanted,
  saveUndoTaken,
  useSpecialPrices,
} from './special-prices.slice.ts';
import { useEditedLines } from './useEditedLines.ts';

export interface PricesEdit {
  status: 'empty' | 'pending' | 'success' | 'error';
  saving: 'empty' | 'pending' | 'success' | 'error';
  refusal: Refusal | null;
  lines: readonly PriceLine[];
  /** Of a long list more lines are still to come: what is for all of them has to wait. Null once all are there. */
  rest: {
    readonly loaded: number;
    readonly total: number;
    readonly failed: boolean;
    readonly retry: () => void;
  } | null;
  onLines: (lines: readonly PriceLine[]) => void;
  /** Takes back the last change of the list; null when there is none. */
  undo: (() => void) | null;
  /** Puts back, unsaved, what the last save replaced; null when there is none, or something was edited since. */
  undoSave: (() => void) | null;
  /** Empty until the first attempt to save. */
  problems: ReadonlyMap<string, PriceProblem>;
  /** A line that was begun and not added: it is neither saved nor lost without a word. */
  begun: boolean;
  onBegun: (begun: boolean) => void;
  /** Prices that were pasted and not taken over yet: no save leaves them behind without a word. */
  pasted: boolean;
  onPasted: (pasted: boolean) => void;
  /** Saving was tried with pasted prices that wait. */
  pastedLeft: boolean;
  /** Saving was tried with such a line. */
  unfinished: boolean;
  /** Saving was tried with more changes than are saved at once. */
  tooMany: boolean;
  dirty: boolean;
  save: () => void;
  reload: () => void;
}

const NO_PROBLEMS: ReadonlyMap<string, PriceProblem> = new Map();

/** A list of special prices, edited here and saved as a whole; of a long one only what was changed. Without an owner nothing is requested. */
export function usePricesEdit(customer: string | null, reference: string | null): PricesEdit {
  const dispatch = useAppDispatch();
  const state = useSpecialPrices(({ specialPrices }) => specialPrices);
  const { status, slices, tag, isLong, total, rest, reading, saving, refusal, undoWanted } = state;
  const lastSave = rest === 'success' ? state.lastSave : null;
  const owner = useMemo(
    () => (customer !== null ? { customer } : reference !== null ? { reference } : null),
    [customer, reference],
  );
  const { saved, lines, onLines, undo, undoSave } = useEditedLines(slices, reading, lastSave);
  const [tried, setTried] = useState(false);
  const [tooMany, setTooMany] = useState(false);
  const [begun, setBegun] = useState(false);
  const [pasted, setPasted] = useState(false);
  /** What was edited when the list was asked for again. */
  const carried = useRef<{ mine: readonly PriceLine[]; base: readonly PriceLine[] } | null>(null);
  const latest = useRef(lines);
  latest.current = lines;

  useEffect(() => {
    if (!owner) return;
    dispatch(pricesOpened(owner));
    return () => {
      dispatch(pricesClosed());
    };
  }, [dispatch, owner]);

  const takeBack = useEffectEvent(() => {
    dispatch(saveUndoTaken());
    undoSave?.();
  });
  useEffect(() => {
    if (undoWanted && lastSave) takeBack();
  }, [undoWanted, lastSave]);

  const carryOver = useEffectEvent(() => {
    const edits = carried.current;
    carried.current = null;
    const next = edits && rebased(saved, edits);
    if (next && isDirty(next, saved)) onLines(next);
  });
  useEffect(() => {
    if (rest === 'success') carryOver();
  }, [rest]);

  const save = () => {
    setTried(true);
    if (!owner || begun || pasted || problemsOf(latest.current).size > 0) return;
    const changes = isLong ? changesOf(latest.current, saved, slices.flat()) : [];
    const sent = isLong ? changes.length : latest.current.length;
    setTooMany(sent > SPECIAL_PRICES_AT_ONCE);
    if (sent > SPECIAL_PRICES_AT_ONCE) return;
    if (!isLong) dispatch(pricesSubmitted({ owner, tag, lines: listOf(latest.current) }));
    else if (changes.length > 0) dispatch(priceChangesSubmitted({ owner, changes }));
  };
  const problems = useMemo(() => (tried ? problemsOf(lines) : NO_PROBLEMS), [tried, lines]);
  const isPartial = status === 'success' && rest !== 'success';
  return {
    status,
    saving,
    refusal,
    lines,
    rest: isPartial
      ? {
          loaded: saved.length,
          total,
          failed: rest === 'error',
          retry: () => owner && dispatch(restWanted(owner)),
        }
      : null,
    onLines: (next) => {
      setTooMany(false);
      onLines(next);
    },
    undo,
    undoSave,
    problems,
    begun,
    onBegun: setBegun,
    pasted,
    onPasted: setPasted,
    pastedLeft: tried && pasted,
    unfinished: tried && begun,
    tooMany,
    dirty: begun || pasted || isDirty(lines, saved),
    save,
    reload: () => {
      if (!owner) return;
      carried.current = { mine: latest.current, base: saved };
      dispatch(pricesOpened(owner));
    },
  };
}
