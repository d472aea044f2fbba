import { useEffect, useEffectEvent } from 'react';

let waiting = '';
const takers = new Set<() => void>();

/**
 * A plate or VIN that was typed into the search goes to the vehicle's field, here and nowhere else: it stands in no address
 * and in no state that is kept (B1.09). False when the page has no such field yet: then the next one takes it.
 */
export function handVehicle(text: string): boolean {
  waiting = text;
  for (const take of takers) take();
  return waiting === '';
}

/** Takes what was handed over, also before this field was there. */
export function useHandedVehicle(isTaker: boolean, take: (text: string) => void): void {
  const takeNow = useEffectEvent(() => {
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    take(text);
  });
  useEffect(() => {
    if (!isTaker) return;
    const listener = () => takeNow();
    listener();
    takers.add(listener);
    return () => void takers.delete(listener);
  }, [isTaker]);
}
