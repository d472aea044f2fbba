import { type RefObject, useLayoutEffect } from 'react';

/**
 * What a bar at the foot of the page covers: whoever types or tabs there goes on above it. Said by a property that nothing inherits,
 * as one of our own would have every element styled anew at the first letter.
 */
export function useRoomAtFoot(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `calc(var(--foot, 0px) + ${bar.current?.offsetHeight ?? 0}px)`;
    // It came with the first letter in a field that may lie below it now.
    document.activeElement?.scrollIntoView?.({ block: 'nearest' });
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [bar]);
}
