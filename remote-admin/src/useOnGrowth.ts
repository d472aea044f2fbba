import { useEffect, useRef } from 'react';

/** Runs `act` each time the count has grown: what was saved, not what was refused. A new callback alone does not run it. */
export function useOnGrowth(count: number, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) latest.current();
    before.current = count;
  }, [count]);
}
