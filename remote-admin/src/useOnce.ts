import { useEffect, useRef } from 'react';

/** Done each time that something becomes so; what was so before is no news, nor is a new callback. */
export function useOnce(so: boolean, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  const before = useRef(so);
  useEffect(() => {
    if (so && !before.current) latest.current();
    before.current = so;
  }, [so]);
}
