import { type ClipboardEvent, type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import {
  filledDown,
  hasSteps,
  pastedRows,
  pastedTable,
  withColumn,
  withPercent,
} from '../lines/price-grid.ts';
import type { PriceLine } from '../lines/price-lines.ts';
import { problemsOf } from '../lines/price-problems.ts';
import type { PricesEdit } from '../prices-edit.ts';
import { isPrice, walk } from './grid-focus.ts';

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
  /** All lines on the screen; none at all where they are chosen already. */
  chooseAll: () => void;
  allChosen: boolean;
  /** How many are changed at once: the chosen lines, or all where none is chosen. A line that is not on the screen is not changed. */
  targetCount: number;
  /** Some of them have quantity steps, which a percentage changes too. */
  targetsHaveSteps: boolean;
  /** Chosen lines that are not on the screen. */
  chosenElsewhere: number;
  raise: (percent: number) => void;
  fillDown: () => void;
  keys: {
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
    onPasteCapture: (event: ClipboardEvent<HTMLElement>) => void;
  };
}

const STEPS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Prices are edited as in a spreadsheet: arrows and Enter walk, pastes fill downwards, several lines change at once. */
export function usePriceGrid({ edit, shown, onPastedFile, onTooEarly }: Options): PriceGrid {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { lines, onLines } = edit;
  // A line that somebody removed, or that another list took the place of, is no longer chosen.
  const chosen = useMemo(
    () => (ticked.size === 0 ? ticked : new Set(lines.flatMap(({ key }) => (ticked.has(key) ? key : [])))),
    [ticked, lines],
  );
  const isTarget = ({ key, spStatus }: PriceLine) =>
    spStatus === 'active' && (chosen.size === 0 || chosen.has(key));
  let targetCount = 0;
  let targetsHaveSteps = false;
  for (const line of shown) {
    if (!isTarget(line)) continue;
    targetCount += 1;
    targetsHaveSteps ||= hasSteps(line);
  }
  const targets = () => new Set(shown.flatMap((line) => (isTarget(line) ? line.key : [])));
  const chosenShown = useMemo(() => shown.filter(({ key }) => chosen.has(key)).length, [shown, chosen]);
  const allChosen = shown.length > 0 && chosenShown === shown.length;
  const fillDown = () => onLines(filledDown(lines, targets(), shown));
  const fillColumn = (from: string, cells: readonly string[]) => {
    const next = withColumn(lines, shown, from, cells);
    onLines(next);
    // What was pasted is looked at as a whole, and what cannot be saved is named at once.
    if (problemsOf(next, lines).size > 0) edit.check();
  };
  return {
    chosen,
    choose: useCallback(
      (key) =>
        setTicked((before) => {
          const next = new Set(before);
          if (!next.delete(key)) next.add(key);
          return next;
        }),
      [],
    ),
    chooseAll: () => setTicked(allChosen ? new Set() : new Set([...chosen, ...shown.map(({ key }) => key)])),
    allChosen,
    targetCount,
    targetsHaveSteps,
    chosenElsewhere: chosen.size - chosenShown,
    raise: (percent) => onLines(withPercent(lines, targets(), percent)),
    fillDown,
    keys: {
      onKeyDownCapture: (event) => {
        if ((event.ctrlKey || event.metaKey) && event.key === 'd' && chosenShown > 0) {
          event.preventDefault();
          fillDown();
          return;
        }
        const step = STEPS[event.key];
        if (!step || !isPrice(event.target) || event.altKey || event.shiftKey) return;
        // The table's own keys walk between rows.
        event.preventDefault();
        event.stopPropagation();
        walk(event.target, step);
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
        else
          fillColumn(
            event.target.dataset.line ?? '',
            rows.map(([cell = '']) => cell),
          );
      },
    },
  };
}
