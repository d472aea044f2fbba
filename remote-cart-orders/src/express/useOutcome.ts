import { useEffect, useState } from 'react';
import { ExpressOutcome } from './load-work.ts';

/**
 * Whether what became of the sent references can be drawn. Where its file does not come the fields stay, and it is asked for again with
 * the next reference.
 */
export function useOutcome(begun: unknown): boolean {
  const [isThere, setThere] = useState(ExpressOutcome.isLoaded);
  useEffect(() => {
    if (isThere || !begun) return;
    ExpressOutcome.preload().then(
      () => setThere(true),
      (error: unknown) => console.warn('[express] what became of it cannot be shown', error),
    );
  }, [isThere, begun]);
  return isThere;
}
