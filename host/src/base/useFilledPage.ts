import { afterPaint } from '@extranet/shared/ui';
import { useEffect, useState } from 'react';
import { useSettledPage } from './useSettledPage.ts';

const isLoaded = () => document.readyState === 'complete';

/**
 * True once all that the page itself asked for is there and painted, what its first slots need included; on a later page at once.
 * What hangs is not waited for.
 */
export function useFilledPage(): boolean {
  const settled = useSettledPage();
  const [loaded, setLoaded] = useState(isLoaded);
  useEffect(() => {
    if (loaded) return;
    let current = true;
    const note = () =>
      afterPaint(() => {
        if (current) setLoaded(true);
      });
    if (isLoaded()) note();
    else window.addEventListener('load', note);
    return () => {
      current = false;
      window.removeEventListener('load', note);
    };
  }, [loaded]);
  return loaded || settled;
}
