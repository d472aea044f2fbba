import { type RefObject, useLayoutEffect } from 'react';

/** What a bar at the foot of the page covers: whoever types or tabs there goes on above it (`scroll-padding` of the global style). */
export function useRoomAtFoot(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bar', `${bar.current?.offsetHeight ?? 0}px`);
    // It came with the first letter in a field that may lie below it now.
    document.activeElement?.scrollIntoView?.({ block: 'nearest' });
    return () => {
      style.removeProperty('--bar');
    };
  }, [bar]);
}
