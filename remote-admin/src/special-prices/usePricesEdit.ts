import { SPECIAL_PRICES_AT_ONCE } from '@extranet/shared/rules/product';
import { useAppDispatch } from '@extranet/shared/store';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useOnBecomingTrue } from '../useOnBecomingTrue.ts';
import { jumpsOf } from './lines/price-jumps.ts';
import { editedCount, isDirty } from './lines/price-lines.ts';
import { problemsOf } from './lines/price-problems.ts';
import { changesOf, listOf } from './lines/sent-lines.ts';
import type { PricesEdit } from './prices-edit.ts';
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
import { useReloadedList } from './useReloadedList.ts';
import { useShownProblems } from './useShownProblems.ts';

export type { PricesEdit } from './prices-edit.ts';

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
  const edited = useEditedLines(slices, reading, lastSave);
  const { saved, lines, cell, onLines, leaveCell, carry, undo, undoSave } = edited;
  const again = useReloadedList({ owner, reading, whole: rest === 'success', saved, lines, carry });
  const [tried, setTried] = useState(false);
  const [missed, setMissed] = useState(0);
  const [jumps, setJumps] = useState<PricesEdit['jumps']>([]);
  const [tooMany, setTooMany] = useState(false);
  const [savedCount, setSavedCount] = useState(0);
  const [begun, setBegun] = useState(false);
  const [pasted, setPasted] = useState(false);
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
  useOnBecomingTrue(saving === 'success', () => setTried(false));

  const send = () => {
    setJumps([]);
    if (!owner) return;
    const changes = isLong ? changesOf(latest.current, saved, slices.flat()) : [];
    const sent = isLong ? changes.length : latest.current.length;
    setTooMany(sent > SPECIAL_PRICES_AT_ONCE);
    if (sent > SPECIAL_PRICES_AT_ONCE) return;
    setSavedCount(editedCount(latest.current, saved));
    if (!isLong) dispatch(pricesSubmitted({ owner, tag, lines: listOf(latest.current) }));
    else if (changes.length > 0) dispatch(priceChangesSubmitted({ owner, changes }));
  };
  const save = () => {
    setTried(true);
    leaveCell();
    if (begun || pasted || again.waiting) return;
    if (problemsOf(latest.current).size > 0) {
      setMissed((times) => times + 1);
      return;
    }
    const found = jumpsOf(latest.current);
    if (found.length > 0) setJumps(found);
    else send();
  };
  const problems = useShownProblems({ lines, saved, tried, cell });
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
    onLines: (next, at) => {
      setTooMany(false);
      onLines(next, at);
    },
    leaveCell,
    undo,
    undoSave,
    putBack: edited.putBack ? editedCount(lines, saved) : 0,
    savedCount,
    problems,
    tried,
    missed,
    check: () => setTried(true),
    clashes: again.clashes,
    changes: again.changes,
    onChangesSeen: again.forgetChanges,
    jumps,
    onJumpsMeant: send,
    onJumpsLeft: () => setJumps([]),
    begun,
    onBegun: setBegun,
    pasted,
    onPasted: setPasted,
    pastedLeft: tried && pasted,
    unfinished: tried && begun,
    tooMany,
    dirty: begun || pasted || again.waiting || isDirty(lines, saved),
    save,
    drop: () => {
      if (!owner) return;
      again.forget();
      setTried(false);
      dispatch(pricesOpened(owner));
    },
    reload: () => {
      if (!owner) return;
      again.keepEdits();
      dispatch(pricesOpened(owner));
    },
  };
}
