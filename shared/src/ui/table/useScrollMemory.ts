import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { inTab } from '../../browser/storage.ts';

const PREFIX = 'scroll ';
/** Half a second: whoever comes back does not scroll sooner. */
const FRAMES_MAX = 30;

const recall = (key: string): number => Number(inTab.read(PREFIX + key)) || 0;

const remember = (key: string, top: number): void => inTab.keep(PREFIX + key, String(top));

/** What scrolls the rows: their own box, or the page where they are cards. */
function scrollerIn(frame: HTMLElement | null): HTMLElement | null | undefined {
  const grid = frame?.querySelector<HTMLElement>('[role="grid"]');
  return grid?.hasAttribute('data-with-page') ? document.documentElement : grid;
}

/**
 * Restores the place in a list on 'back'. `frame` holds its DataTable; `list` names it, with what it is filtered by; `ready` is
 * true once its rows are loaded.
 */
export function useScrollMemory(frame: RefObject<HTMLElement | null>, list: string, ready: boolean): void {
  const back = useNavigationType() === 'POP';
  const pending = useRef(back ? recall(list) : 0);
  const listNow = useEffectEvent(() => list);

  useLayoutEffect(() => {
    const scroller = scrollerIn(frame.current);
    if (!ready || !scroller || pending.current === 0) return;
    const top = pending.current;
    pending.current = 0;
    let frames = 0;
    let next = 0;
    // The rows may get their height a moment later than they are there: until then there is no such place.
    const restore = () => {
      scroller.scrollTop = top;
      frames += 1;
      if (scroller.scrollTop < top - 1 && frames < FRAMES_MAX) next = requestAnimationFrame(restore);
    };
    restore();
    return () => cancelAnimationFrame(next);
  }, [frame, ready]);

  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    // Scroll events do not bubble; the position is stored once scrolling has stopped.
    let rest: ReturnType<typeof setTimeout> | undefined;
    const handleScroll = ({ target }: Event) => {
      const scroller = scrollerIn(box);
      if (!scroller || (target !== scroller && target !== document)) return;
      const key = listNow();
      clearTimeout(rest);
      rest = setTimeout(() => remember(key, scroller.scrollTop), 100);
    };
    document.addEventListener('scroll', handleScroll, { capture: true, passive: true });
    return () => {
      clearTimeout(rest);
      document.removeEventListener('scroll', handleScroll, { capture: true });
    };
  }, [frame]);
}
