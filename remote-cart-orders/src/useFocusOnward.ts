import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * What was pressed goes with its entry of a list: the focus passes to the entry that takes its place, or to the last one; in an
 * empty list to the first control of the box. Nothing is taken from who is elsewhere by then.
 */
export function useFocusOnward(box: RefObject<HTMLElement | null>, count: number, selector: string) {
  const left = useRef<{ place: number; count: number } | null>(null);
  useEffect(() => {
    if (!left.current || count >= left.current.count) return;
    const { place } = left.current;
    left.current = null;
    if (document.activeElement !== document.body) return;
    const entries = box.current?.querySelectorAll<HTMLElement>(selector) ?? [];
    const next = entries[Math.min(place, entries.length - 1)];
    (next ?? box.current?.querySelector<HTMLElement>('a, button, input'))?.focus();
  }, [box, count, selector]);
  /** To be told before the entry at this place goes. */
  return useCallback(
    (place: number) => {
      left.current = { place, count };
    },
    [count],
  );
}
