import { type RefObject, useEffect } from 'react';

/** Beside the lines, or in its place in a low window, it covers nothing. */
function covered(bar: HTMLElement): number {
  const { position, bottom } = getComputedStyle(bar);
  return position === 'sticky' && bottom !== 'auto' ? bar.offsetHeight : 0;
}

/**
 * What the totals cover while they stand at the foot of the window: whoever tabs through the lines goes on above it. Said by a
 * property that nothing inherits, as one of our own would have each of three hundred lines styled anew.
 */
export function useRoomAtFoot(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = bar.current;
    if (!box || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const keep = () => {
      const height = covered(box);
      style.scrollPaddingBottom = height > 0 ? `calc(var(--foot, 0px) + ${height}px)` : '';
    };
    // A message in it makes it higher, and beside the lines it has another width than below.
    const observer = new ResizeObserver(keep);
    observer.observe(box);
    // A lower window changes its place, not its size.
    window.addEventListener('resize', keep);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', keep);
      style.scrollPaddingBottom = '';
    };
  }, [bar]);
}
