import { type KeyboardEvent, useCallback } from 'react';

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** The arrows lead from the field into the list and through its rows, as in the catalogue's table. */
export function useRowKeys() {
  return useCallback((event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('li > button')];
    const target = event.target as HTMLElement;
    const at = rows.indexOf(target);
    // In the field, Home and End belong to the text; ArrowDown leaves it.
    const leaves =
      event.key === 'ArrowDown' && target instanceof HTMLInputElement && target.type !== 'checkbox';
    if (at < 0 && !leaves) return;
    event.preventDefault();
    const next = step(at, rows.length - 1);
    if (next < 0) event.currentTarget.querySelector('input')?.focus();
    else rows[Math.min(next, rows.length - 1)]?.focus();
  }, []);
}
