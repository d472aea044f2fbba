import type { ProductRow } from '@extranet/shared/contracts';
import { useCallback, useMemo, useState } from 'react';

export const FEWEST = 2;
export const MOST = 4;

interface State {
  /** While one chooses, a click on a row chooses it instead of opening it. */
  on: boolean;
  rows: readonly ProductRow[];
  /** Why the last click chose nothing: there are four already, or it is of another catalogue. */
  refused: 'most' | 'other' | null;
}

const OFF: State = { on: false, rows: [], refused: null };

const without = (rows: readonly ProductRow[], prodId: string) => rows.filter((row) => row.prodId !== prodId);

function withToggled(state: State, row: ProductRow): State {
  const rest = without(state.rows, row.prodId);
  if (rest.length < state.rows.length) return { ...state, rows: rest, refused: null };
  if (rest.length === MOST) return { ...state, refused: 'most' };
  const other = rest.some(({ prodCatalogue }) => prodCatalogue !== row.prodCatalogue);
  return other ? { ...state, refused: 'other' } : { ...state, rows: [...rest, row], refused: null };
}

/** The products of an address; the same object where they are chosen already. */
const withRestored = (state: State, rows: readonly ProductRow[]): State =>
  state.on && idsOf(state.rows) === idsOf(rows) ? state : { on: true, rows, refused: null };

const idsOf = (rows: readonly ProductRow[]) => rows.map(({ prodId }) => prodId).join('.');

/** The products that somebody picks from a list to see them side by side. It ends with the list. */
export function useComparison() {
  const [state, setState] = useState(OFF);
  const toggle = useCallback((row: ProductRow) => setState((before) => withToggled(before, row)), []);
  const remove = useCallback(
    (prodId: string) =>
      setState((before) => ({ ...before, rows: without(before.rows, prodId), refused: null })),
    [],
  );
  const turn = useCallback(() => setState(({ on }) => (on ? OFF : { ...OFF, on: true })), []);
  const restore = useCallback(
    (found: readonly ProductRow[]) => setState((before) => withRestored(before, found)),
    [],
  );
  const { rows } = state;
  const isChosen = useCallback((row: ProductRow) => rows.some(({ prodId }) => prodId === row.prodId), [rows]);
  return useMemo(
    () => ({ ...state, toggle, remove, turn, restore, isChosen }),
    [state, toggle, remove, turn, restore, isChosen],
  );
}

export type Comparison = ReturnType<typeof useComparison>;
