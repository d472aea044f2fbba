import { type ClipboardEvent, type KeyboardEvent, useCallback, useState } from 'react';
import { filledDown, pastedRows, pastedTable, withColumn, withPercent } from './price-grid.ts';
import type { PriceLine } from './price-lines.ts';
import type { PricesEdit } from './usePricesEdit.ts';

interface Options {
  edit: PricesEdit;
  /** The lines on the screen, in their order. */
  shown: readonly PriceLine[];
  onPastedFile: ((file: File) => void) | undefined;
  /** Something was meant for lines that are still to come. */
  onTooEarly: () => void;
}

export interface PriceGrid {
  chosen: ReadonlySet<string>;
  choose: (key: string) => void;
  chooseAll: () => void;
  /** For the chosen lines; for all that are shown where none is chosen. */
  raise: (percent: number) => void;
  fillDown: () => void;
  keys: {
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
    onPasteCapture: (event: ClipboardEvent<HTMLElement>) => void;
  };
}

const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Prices are edited as in a spreadsheet: arrows and Enter walk, pastes fill downwards, several lines change at once. */
export function usePriceGrid({ edit, shown, onPastedFile, onTooEarly }: Options): PriceGrid {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { lines, onLines, undo, undoSave } = edit;
  const back = undo ?? undoSave;
  const fillDown = () => onLines(filledDown(lines, chosen, shown));
  return {
    chosen,
    choose: useCallback(
      (key) =>
        setChosen((before) => {
          const next = new Set(before);
          if (!next.delete(key)) next.add(key);
          return next;
        }),
      [],
    ),
    chooseAll: () => setChosen(chosen.size < shown.length ? new Set(shown.map(({ key }) => key)) : new Set()),
    raise: (percent) =>
      onLines(withPercent(lines, chosen.size > 0 ? chosen : new Set(shown.map(({ key }) => key)), percent)),
    fillDown,
    keys: {
      onKeyDownCapture: (event) => {
        if ((event.ctrlKey || event.metaKey) && event.key === 'z' && back) {
          event.preventDefault();
          back();
        } else if ((event.ctrlKey || event.metaKey) && event.key === 'd' && chosen.size > 0) {
          event.preventDefault();
          fillDown();
        } else if (isPrice(event.target) && !event.altKey && !event.shiftKey) walk(event);
      },
      onPasteCapture: (event) => {
        const text = event.clipboardData.getData('text');
        const rows = pastedRows(text);
        if (!rows || !isPrice(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
        const table = pastedTable(text);
        if (edit.rest) onTooEarly();
        else if (table) onPastedFile?.(table);
        else {
          const from = shown[placeOf(event.target)]?.key ?? '';
          onLines(
            withColumn(
              lines,
              shown,
              from,
              rows.map(([cell = '']) => cell),
            ),
          );
        }
      },
    },
  };
}

const isPrice = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.inputMode === 'decimal';

const rowOf = (field: Element) => field.closest('[aria-rowindex]');
/** The head is row 1. */
const placeOf = (field: Element) => Number(rowOf(field)?.getAttribute('aria-rowindex')) - 2;

function walk(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  const row = rowOf(event.target as Element);
  if (step === undefined || !row) return;
  // The table's own keys walk between rows.
  event.preventDefault();
  event.stopPropagation();
  focusPrice(event.currentTarget, Number(row.getAttribute('aria-rowindex')) + step, step * row.clientHeight);
}

const FRAMES_MAX = 10;

/** A row beyond the view is not drawn before the list is scrolled to it. */
function focusPrice(grid: HTMLElement, index: number, distance: number, frames = FRAMES_MAX) {
  const list = grid.querySelector('[role="grid"]');
  if (!list || index < 2 || index > Number(list.getAttribute('aria-rowcount')) || frames === 0) return;
  const field = grid.querySelector<HTMLInputElement>(`[aria-rowindex="${index}"] input[inputmode="decimal"]`);
  if (!field) {
    if (frames === FRAMES_MAX) list.scrollBy({ top: distance, behavior: 'instant' });
    requestAnimationFrame(() => focusPrice(grid, index, distance, frames - 1));
    return;
  }
  field.focus();
  field.select();
}
