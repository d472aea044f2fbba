import { useEffect, useState } from 'react';

/** Long enough for a page's own calls to have left, short enough for a hand on its way to the keyboard. */
const PAUSE_MS = 1_500;

/** True once the page has had its time: what nobody waits for may come now. */
export function useRested(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  return rested;
}
