import type { Order } from '@extranet/shared/contracts';
import { useMedia } from '@extranet/shared/ui';
import { useMemo } from 'react';
import { groupByYear, yearsInOrders } from './grouping.ts';

/** Below this width the columns would lie beyond the edge. */
const CARDS = '(max-width: 1263.98px)';

/** The orders under their years, and as they are listed where there is room: cards say the year in themselves. */
export function useRowsByYear(orders: readonly Order[]) {
  const narrow = useMedia(CARDS);
  const rows = useMemo(() => groupByYear(orders), [orders]);
  const listed = useMemo(() => (narrow ? yearsInOrders(rows) : rows), [narrow, rows]);
  return { rows, listed, narrow };
}
