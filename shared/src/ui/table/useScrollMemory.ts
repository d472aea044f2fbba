import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { inTab } from '../../browser/storage.ts';

const PREFIX = 'scroll ';
/** Rows may come in parts: the first ones at once, all of them when a slow network has brought them. */
const LONGEST_MS = 10_000;
/** Whoever does one of these goes on from where the list is. */
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const recall = (key: string): number => Number(inTab.read(PREFIX + key)) || 0;

const remember = (key: string, top: number): void => inTab.keep(PREFIX + key, String(top));

/** What scrolls the rows: their own box, or the page where they are cards. */
function scrollerIn(frame: HTMLElement | null): HTMLElement | null | undefined {
  const grid = frame?.querySelector<HTMLElement>('[role="grid"]');
  return grid?.hasAttribute('data-with-page') ? document.documentElement : grid;
}

/**
 * Restores the place in a list on 'back'. `frame` holds its DataTable; `list` names it, with what it is filtered by; `ready` is
 * true once its first rows are there.
 */
export function useScrollMemory(frame: RefObject<HTMLElement | null>, list: string, ready: boolean): void {
  const back = useNavigationType() === 'POP';
  const pending = useRef(back ? recall(list) : 0);
  const listNow = useEffectEvent(() => list);

  useLayoutEffect(() => {
    const scroller = scrollerIn(frame.current);
    if (!ready || !scroller || pending.current === 0) return;
    return scrollOnceLongEnough(scroller, pending.current, () => {
      pending.current = 0;
    });
  }, [frame, ready]);

  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    // Scroll events do not bubble; the position is stored once scrolling has stopped.
    let rest: ReturnType<typeof setTimeout> | undefined;
    const handleScroll = ({ target }: Event) => {
      const scroller = scrollerIn(box);
      // On the way to where it was, it is nowhere that anybody went.
      if (pending.current > 0 || !scroller || (target !== scroller && target !== document)) return;
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

/** At once, or when the rows have become long enough. What is returned leaves it for another time. */
function scrollOnceLongEnough(scroller: HTMLElement, top: number, onDone: () => void): () => void {
  const stop = () => {
    rows.disconnect();
    clearTimeout(timer);
    for (const way of OWN_WAYS) window.removeEventListener(way, finish, { capture: true });
  };
  const finish = () => {
    stop();
    onDone();
  };
  const restore = () => {
    scroller.scrollTop = top;
    if (scroller.scrollTop >= top - 1) finish();
  };
  const rows = new ResizeObserver(restore);
  const timer = setTimeout(finish, LONGEST_MS);
  for (const way of OWN_WAYS) window.addEventListener(way, finish, { capture: true, passive: true });
  const within = scroller === document.documentElement ? document.body : scroller.firstElementChild;
  if (within) rows.observe(within);
  restore();
  return stop;
}
