import { useMemo, useRef } from 'react';
import type { PriceLine } from './lines/price-lines.ts';
import {
  isSameProblems,
  NO_PROBLEMS,
  type PriceProblems,
  problemsOf,
  withoutErrorsOf,
} from './lines/price-problems.ts';
import type { Cell } from './useEditedLines.ts';

interface Options {
  lines: readonly PriceLine[];
  saved: readonly PriceLine[];
  tried: boolean;
  cell: Cell | undefined;
}

/** The problems that are shown. The same object while they are the same: most keystrokes change none, and columns hang on it. */
export function useShownProblems({ lines, saved, tried, cell }: Options): PriceProblems {
  const found = useMemo(() => {
    if (lines === saved) return NO_PROBLEMS;
    const all = problemsOf(lines, saved);
    return tried ? all : withoutErrorsOf(all, cell?.key);
  }, [lines, saved, tried, cell?.key]);
  const shown = useRef(found);
  if (!isSameProblems(shown.current, found)) shown.current = found;
  return shown.current;
}
