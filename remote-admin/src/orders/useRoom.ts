import { useMedia } from '@extranet/shared/ui';
import { useMemo } from 'react';
import type { OrderColumn } from './order-columns.tsx';

/** Narrower, the town of the delivery stands under the customer: nothing has to be looked for beyond the edge. */
const NARROW = '(max-width: 89.99rem)';
/** Where the total and the icons would be beyond the edge: the day stands under the reference, and what was ordered is one click away. */
const TABLET = '(max-width: 63.99rem)';

interface Room {
  /** The columns that fit. */
  readonly shown: readonly OrderColumn[];
  /** Days stand under the references. */
  readonly compact: boolean;
}

/** Which of the wanted columns the window has room for, where rows have a box to tick as well. */
export function useRoom(wanted: readonly OrderColumn[], several: boolean): Room {
  const narrow = useMedia(NARROW);
  const tablet = useMedia(TABLET);
  const compact = several && tablet && wanted.includes('orderDate') && wanted.includes('orderRef');
  const shown = useMemo(() => {
    // What was ordered is the widest: without it there is room for where it goes.
    const crowded = tablet || (narrow && wanted.includes('articles'));
    const left = [several && crowded && 'delivery', several && tablet && 'articles', compact && 'orderDate'];
    return wanted.filter((column) => !left.includes(column));
  }, [several, narrow, tablet, compact, wanted]);
  return { shown, compact };
}
