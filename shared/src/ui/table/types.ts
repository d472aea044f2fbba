import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** A CSS grid track: '8rem', 'minmax(6rem, 2fr)'. */
  width?: string;
  align?: 'start' | 'end';
  /** A class of its cells: words in an element of their own cost as much again, a hundred times with each letter. */
  className?: string;
  /** So many letters surely fit; only longer words are cut off. Where nothing is said, all are: which costs with each letter. */
  fits?: number;
  /** What the column is sorted by; without it, it is not sortable. */
  sortValue?: (row: Row) => string | number | null | undefined;
  /** The header's words are for screen readers only: a column of icons. */
  hideHeader?: boolean;
}

export interface Sort {
  by: string;
  direction: 'up' | 'down';
}

export const trackOf = ({ width }: { width?: string }) => width ?? 'minmax(6rem, 1fr)';

/**
 * A virtualised grid is made of plain boxes: a table's own elements cannot be placed one by one. These are their
 * roles. One row at a time has the focus (useRows), cells never have it.
 */
export const roles = {
  rows: { role: 'rowgroup' },
  firstRow: { role: 'row', 'aria-rowindex': 1 },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'gridcell' },
} as const;
