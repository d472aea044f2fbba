import { useEffect, useRef } from 'react';

/** Runs `act` each time the condition turns from false to true. A new callback alone does not run it. */
export function useOnBecomingTrue(condition: boolean, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  const before = useRef(condition);
  useEffect(() => {
    if (condition && !before.current) latest.current();
    before.current = condition;
  }, [condition]);
}
