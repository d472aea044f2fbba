import { inTab } from '@extranet/shared/session';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

const PREFIX = 'catalog.scroll ';

const recall = (key: string): number => Number(inTab.read(PREFIX + key)) || 0;

const remember = (key: string, top: number): void => inTab.keep(PREFIX + key, String(top));

const gridIn = (frame: HTMLElement | null) => frame?.querySelector<HTMLElement>('[role="grid"]');

/** Restores the scroll position on 'back'. `search` identifies the list; `ready` is true once its rows are loaded. */
export function useScrollMemory(frame: RefObject<HTMLElement | null>, search: string, ready: boolean): void {
  const back = useNavigationType() === 'POP';
  const pending = useRef(back ? recall(search) : 0);
  const listNow = useEffectEvent(() => search);

  useLayoutEffect(() => {
    const grid = gridIn(frame.current);
    if (!ready || !grid || pending.current === 0) return;
    grid.scrollTop = pending.current;
    pending.current = 0;
  }, [frame, ready]);

  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    // Scroll events do not bubble; the position is stored once scrolling has stopped.
    let rest: ReturnType<typeof setTimeout> | undefined;
    const handleScroll = ({ target }: Event) => {
      if (target !== gridIn(box)) return;
      const key = listNow();
      clearTimeout(rest);
      rest = setTimeout(() => remember(key, (target as HTMLElement).scrollTop), 100);
    };
    box.addEventListener('scroll', handleScroll, { capture: true, passive: true });
    return () => {
      clearTimeout(rest);
      box.removeEventListener('scroll', handleScroll, { capture: true });
    };
  }, [frame]);
}
