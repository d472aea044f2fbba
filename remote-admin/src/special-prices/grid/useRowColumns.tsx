import { useTranslation } from '@extranet/shared/i18n';
import { afterPress } from '@extranet/shared/ui';
import type { Column } from '@extranet/shared/ui/table';
import { useMemo, useRef } from 'react';
import { type PriceLine, toggled, withPrice, withTerm } from '../lines/price-lines.ts';
import { confirmed } from '../lines/price-problems.ts';
import type { Clash } from '../lines/rebased-lines.ts';
import type { PricesEdit } from '../prices-edit.ts';
import type { By } from '../useLineWords.ts';
import type { Layout } from './layout.ts';
import { type CellHandlers, priceColumns } from './priceColumns.tsx';
import { Said } from './Said.tsx';
import { type GridRow, isSaid } from './said-rows.ts';
import type { PriceGrid } from './usePriceGrid.ts';

interface Options {
  edit: PricesEdit;
  by: By;
  grid: PriceGrid;
  today: string;
  layout: Layout;
  /** The button goes with the question: the focus has to go somewhere. */
  onConfirmed: (key: string) => void;
}

/** The columns stay the same while something is typed, so that unchanged rows do not render again. */
export function useRowColumns({ edit, by, grid, today, layout, onConfirmed }: Options): Column<GridRow>[] {
  const { t } = useTranslation('admin');
  const { problems } = edit;
  const { chosen, choose } = grid;
  const { phone, narrow, withTerms } = layout;
  // Cells read the newest list from this ref.
  const latest = useRef({ ...edit, onConfirmed });
  latest.current = { ...edit, onConfirmed };
  return useMemo(() => {
    const handlers: CellHandlers = {
      onPrice: (key, text) => {
        const { lines, onLines } = latest.current;
        onLines(withPrice(lines, key, text), { key, field: 'price' });
      },
      onTerm: (key, term, text) => {
        const { lines, onLines } = latest.current;
        onLines(withTerm(lines, key, term, text), { key, field: term });
      },
      // What is said about the cell then must not move what is being pressed.
      onLeave: () => afterPress(() => latest.current.leaveCell()),
      onToggle: (key) => latest.current.onLines(toggled(latest.current.lines, key)),
      onChoose: choose,
    };
    const said = {
      onConfirm: (key: string) => {
        latest.current.onLines(confirmed(latest.current.lines, key));
        latest.current.onConfirmed(key);
      },
      onTheirs: (key: string, clash: Clash) => {
        latest.current.onLines(withTheirs(latest.current.lines, key, clash));
        if (clash.theirs) latest.current.onConfirmed(key);
      },
    };
    const columns = priceColumns({
      ...{ t, by, problems, chosen, today, handlers },
      layout: { phone, narrow, withTerms },
    });
    return columns.map(
      ({ sortValue: _, cell, ...column }: Column<PriceLine>, at): Column<GridRow> => ({
        ...column,
        cell: (row) => (isSaid(row) ? at === 0 && <Said row={row} {...said} /> : cell(row)),
      }),
    );
  }, [t, by, problems, chosen, choose, today, phone, narrow, withTerms]);
}

/** The line as somebody else left it, and nothing of what was typed here. */
const withTheirs = (lines: readonly PriceLine[], key: string, { theirs }: Clash): PriceLine[] =>
  lines.flatMap((line) => (line.key === key ? (theirs ?? []) : line));
