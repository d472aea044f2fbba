import {
  observeWindowOffset,
  observeWindowRect,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

type Options = Pick<
  VirtualizerOptions<HTMLDivElement, HTMLDivElement>,
  'getScrollElement' | 'observeElementRect' | 'observeElementOffset' | 'scrollToFn'
>;

/** The page itself scrolls. The virtualizer works with the window as well, but its hook's types know elements only. */
export const pageScroll = {
  getScrollElement: () => window,
  observeElementRect: observeWindowRect,
  observeElementOffset: observeWindowOffset,
  scrollToFn: windowScroll,
} as unknown as Options;

/** Where the rows begin in the page, whatever opens, folds or loads above them; 0 when they scroll in their own box. */
export function usePlaceInPage(scroller: RefObject<HTMLDivElement | null>, followed: boolean): number {
  const [place, setPlace] = useState(0);
  useLayoutEffect(() => {
    if (!followed) return;
    const measure = () => {
      if (scroller.current) setPlace(scroller.current.getBoundingClientRect().top + window.scrollY);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [scroller, followed]);
  // What was measured in the page stays behind when the screen is turned: in a box it would hide the first rows.
  return followed ? place : 0;
}
