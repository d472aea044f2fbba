import { useCallback, useMemo, useState } from 'react';

export interface Selection<Row> {
  readonly ids: ReadonlySet<string>;
  /** The picked rows, in the list's order. */
  readonly rows: readonly Row[];
  /** How many are picked that a filter hides. */
  readonly hidden: number;
  toggle: (id: string) => void;
  set: (ids: readonly string[]) => void;
  /** Something was done with these: what a filter hides stays picked. */
  unpick: (ids: readonly string[]) => void;
}

const NONE: ReadonlySet<string> = new Set();
const NO_ROWS: readonly never[] = [];

/**
 * Rows picked in a list. What a filter hides is not acted on: only picked rows that are shown count. While none is picked, a
 * letter typed into a filter walks through no list, and the selection stays the same object, so that no row is drawn again.
 * idOf is one function for good, from outside the component.
 */
export function useSelection<Row>(shown: readonly Row[], idOf: (row: Row) => string): Selection<Row> {
  const [picked, setPicked] = useState<ReadonlySet<string>>(NONE);
  const rows = useMemo(
    () => (picked.size === 0 ? NO_ROWS : shown.filter((row) => picked.has(idOf(row)))),
    [picked, shown, idOf],
  );
  const toggle = useCallback(
    (id: string) =>
      setPicked((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const set = useCallback((ids: readonly string[]) => setPicked(new Set(ids)), []);
  const unpick = useCallback(
    (ids: readonly string[]) => setPicked((before) => new Set([...before].filter((id) => !ids.includes(id)))),
    [],
  );
  const hidden = picked.size - rows.length;
  return useMemo(
    () => ({ ids: new Set(rows.map(idOf)), rows, hidden, toggle, set, unpick }),
    [rows, hidden, idOf, toggle, set, unpick],
  );
}
