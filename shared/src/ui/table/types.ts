import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** A CSS grid track: '8rem', 'minmax(6rem, 2fr)'. */
  width?: string;
  align?: 'start' | 'end';
  /** A class for its cells, instead of an element around the text: a hundred more elements per keystroke would double the cost. */
  className?: string;
  /** Texts up to this many letters surely fit and get no clipping, which costs time at each keystroke. Default: all are clipped. */
  fits?: number;
  /** The value to sort by; without it the column is not sortable. */
  sortValue?: (row: Row) => string | number | null | undefined;
  /** Shows the header to screen readers only, for a column of icons. */
  hideHeader?: boolean;
}

export interface Sort {
  by: string;
  direction: 'up' | 'down';
}

export const trackOf = ({ width }: { width?: string }) => width ?? 'minmax(6rem, 1fr)';

/**
 * A virtualised grid is made of <div>s, because <tr>s cannot be positioned one by one. These are their ARIA roles. One row at
 * a time is focusable (useRows), cells never are.
 */
export const roles = {
  rows: { role: 'rowgroup' },
  firstRow: { role: 'row', 'aria-rowindex': 1 },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'gridcell' },
} as const;
