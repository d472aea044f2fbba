import { useLayoutEffect, useRef } from 'react';

/**
 * More rows were asked for, and are there: the first of them comes into the middle of a list that scrolls by itself. They
 * come below what is seen, and the button would look as if it had done nothing.
 */
export function useShowNext(count: number) {
  const place = useRef<HTMLDivElement>(null);
  const end = useRef<number | null>(null);
  const grid = () => place.current?.querySelector('[role="grid"]');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the list has grown.
  useLayoutEffect(() => {
    const list = grid();
    if (list && end.current !== null) list.scrollTop = end.current - list.clientHeight / 2;
    end.current = null;
  }, [count]);
  return {
    place,
    remember: () => {
      end.current = grid()?.scrollHeight ?? null;
    },
  };
}
