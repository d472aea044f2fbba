import { useCallback, useMemo, useState } from 'react';
import type { Column, Sort } from './types.ts';

const french = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' });

type Value = string | number | null | undefined;

/** Empty values come last in both directions; numbers are sorted by size, texts in French alphabetical order. */
function compare(a: Value, b: Value): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return french.compare(String(a), String(b));
}

const isNothing = (value: Value) => value === null || value === undefined || value === '';

function sortRows<Row>(
  rows: readonly Row[],
  column: Column<Row>,
  direction: Sort['direction'],
): readonly Row[] {
  const { sortValue } = column;
  if (!sortValue) return rows;
  const keyed = rows.map((row) => ({ row, value: sortValue(row) }));
  const sign = direction === 'up' ? 1 : -1;
  keyed.sort((a, b) => {
    const nothing = Number(isNothing(a.value)) - Number(isNothing(b.value));
    return nothing === 0 ? sign * compare(a.value, b.value) : nothing;
  });
  return keyed.map(({ row }) => row);
}

interface Options<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  defaultSort: Sort | undefined;
  /** Given when the server or the address decides the order: the rows then arrive sorted. */
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

export function useSorted<Row>({ rows, columns, defaultSort, sort, onSort }: Options<Row>) {
  const [own, setOwn] = useState(defaultSort);
  const controlled = onSort !== undefined;
  const current = controlled ? sort : own;
  const sorted = useMemo(() => {
    const column = columns.find(({ id }) => id === current?.by);
    return controlled || !current || !column ? rows : sortRows(rows, column, current.direction);
  }, [rows, columns, current, controlled]);
  /** A click on another column sorts it ascending, on the same column reverses the order (A2.10). */
  const handleSort = useCallback(
    (by: string) => {
      const next: Sort = { by, direction: current?.by === by && current.direction === 'up' ? 'down' : 'up' };
      if (onSort) onSort(next);
      else setOwn(next);
    },
    [current, onSort],
  );
  return { sorted, current, handleSort };
}
