import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusFault } from './grid-focus.ts';
import { type GridRow, isSaid } from './said-rows.ts';

/** Goes to a line by its key, as soon as it is among the rows: a filter that hid it may still be on its way out. */
export function useFaultFocus(box: RefObject<HTMLElement | null>, rows: readonly GridRow[]) {
  const goal = useRef<string | null>(null);
  const [asked, setAsked] = useState(0);
  const go = useEffectEvent(() => {
    const grid = box.current?.querySelector('[role="grid"]');
    const place = rows.findIndex((row) => !isSaid(row) && row.key === goal.current);
    if (!grid || place < 0) return;
    goal.current = null;
    focusFault(grid, place);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for again when the rows are others.
  useEffect(() => {
    if (goal.current !== null) go();
  }, [asked, rows]);
  return (key: string | undefined) => {
    if (key === undefined) return;
    goal.current = key;
    setAsked((times) => times + 1);
  };
}
