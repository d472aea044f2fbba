import { useEffect, useState } from 'react';

/** By then the page has sent its own calls, and nobody types: who does waits for rows, and for nothing else. */
const PAUSE_MS = 1_500;

/** True some time after the page was shown, or after the last key: what nobody waits for can be fetched now. */
export function useSettledPage(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (settled) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setSettled(true), PAUSE_MS);
    };
    wait();
    window.addEventListener('keydown', wait, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', wait, true);
    };
  }, [settled]);
  return settled;
}
