import { type RefObject, useLayoutEffect } from 'react';

/** What was pressed or typed in goes, because its line is known now: what is left to say there is the quantity. */
export function useFocusOnQuantity(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = part.current;
    const row = box?.closest('[role="row"]');
    return () => {
      if (!row || !box?.contains(document.activeElement)) return;
      queueMicrotask(() => row.querySelector<HTMLElement>('[role="spinbutton"]')?.focus());
    };
  }, [part]);
}
