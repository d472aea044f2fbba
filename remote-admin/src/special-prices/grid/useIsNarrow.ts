import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether an element has less room than that, in rem. Not a question of the window: on a product's page the list stands beside a
 * column, in a dialog it has the window to itself.
 */
export function useIsNarrow(element: RefObject<HTMLElement | null>, rem: number): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box || typeof ResizeObserver === 'undefined') return;
    const one = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const measure = () => setNarrow(box.clientWidth > 0 && box.clientWidth < rem * one);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, rem]);
  return narrow;
}
