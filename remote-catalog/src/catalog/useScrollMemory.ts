import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

const PREFIX = 'catalog.scroll ';

function recall(key: string): number {
  try {
    return Number(sessionStorage.getItem(PREFIX + key)) || 0;
  } catch {
    return 0;
  }
}

function remember(key: string, top: number): void {
  try {
    sessionStorage.setItem(PREFIX + key, String(top));
  } catch {
    // 'Back' then leads to the top of the same list.
  }
}

const gridIn = (frame: HTMLElement | null) => frame?.querySelector<HTMLElement>('[role="grid"]');

/** 'Back' finds the list where it was left. `search` names the list; `ready` says that its rows are there. */
export function useScrollMemory(frame: RefObject<HTMLElement | null>, search: string, ready: boolean): void {
  const back = useNavigationType() === 'POP';
  const pending = useRef(back ? recall(search) : 0);
  const current = useRef(search);
  current.current = search;

  useLayoutEffect(() => {
    const grid = gridIn(frame.current);
    if (!ready || !grid || pending.current === 0) return;
    grid.scrollTop = pending.current;
    pending.current = 0;
  }, [frame, ready]);

  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    // Scrolling does not bubble; written once it has come to rest.
    let rest: ReturnType<typeof setTimeout> | undefined;
    const handleScroll = ({ target }: Event) => {
      if (target !== gridIn(box)) return;
      const key = current.current;
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
