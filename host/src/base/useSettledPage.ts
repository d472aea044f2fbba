import { useEffect, useState } from 'react';

/** By then the page has sent its own calls; nobody has started to type yet. */
const PAUSE_MS = 1_500;

/** True some time after the page was shown: what nobody waits for can be fetched now. */
export function useSettledPage(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
