import type { AdminOrderRow } from '@extranet/shared/contracts';
import { useAppDispatch } from '@extranet/shared/store';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSettled } from '../useSettled.ts';
import type { OrderFilters } from './order-filters.ts';
import { isNewestFirst, type OrderSort } from './order-sort.ts';
import { type OrdersAsked, ordersAsked, ordersClosed, useOrders } from './orders.slice.ts';
import { type Query, queryOf, searchedOf } from './orders-query.ts';

/** The table gets this many rows, and the page this many orders; the next ones are added when the last row is reached. */
export const PAGE = 5000;
const TYPING_MS = 200;
const NONE: readonly AdminOrderRow[] = [];

interface Wanted {
  readonly id: string;
  readonly query: Query;
  /** Null: of all years. */
  readonly year: number | null;
  readonly filters: OrderFilters;
  readonly sort: OrderSort | undefined;
  readonly limit: number | undefined;
}

/**
 * The orders of a list. A year of up to five thousand is in the page, which filters and sorts it at once; of a larger one the newest are,
 * and the server filters them. In another order than the newest first it comes whole.
 */
export function useOrdersList({ id, query, year, filters, sort, limit }: Wanted) {
  const dispatch = useAppDispatch();
  const list = useOrders((state) => state.orders[id]);
  const base = JSON.stringify(queryOf(query, year, filters));
  /** The question that has more orders than the page holds. */
  const [large, setLarge] = useState('');
  const [windows, setWindows] = useState({ of: '', count: 1 });
  const typed = useSettled(filters, TYPING_MS);
  const isLarge = large === base;
  const searched = isLarge ? JSON.stringify(searchedOf(typed, year)) : '{}';
  const question = base + searched;
  const most = windows.of === question ? windows.count * PAGE : PAGE;
  const isWhole = limit !== undefined || (isLarge && !isNewestFirst(sort));
  const asked = useMemo<OrdersAsked>(
    () => ({
      list: id,
      query: { ...(JSON.parse(base) as Query), ...(JSON.parse(searched) as Query) },
      limit: isWhole ? limit : most + 1,
      ...(isLarge && { meanwhile: true }),
    }),
    [id, base, searched, isWhole, limit, most, isLarge],
  );
  const key = JSON.stringify([asked.query, asked.limit]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: that a year is known to be large asks nothing again.
  useEffect(() => {
    dispatch(ordersAsked(asked));
  }, [dispatch, id, key]);
  useEffect(
    () => () => {
      dispatch(ordersClosed(id));
    },
    [dispatch, id],
  );
  const all = list?.orders ?? NONE;
  const more = !isWhole && all.length > most;
  useEffect(() => {
    if (more) setLarge(base);
  }, [more, base]);
  const orders = useMemo(() => (more ? all.slice(0, most) : all), [all, more, most]);
  const askMore = useCallback(
    () => setWindows((before) => ({ of: question, count: before.of === question ? before.count + 1 : 2 })),
    [question],
  );
  const askAgain = useCallback(() => {
    dispatch(ordersAsked(asked));
  }, [dispatch, asked]);
  const isEarlier = list?.earlier === true || (isLarge && typed !== filters);
  return { status: list?.status ?? 'pending', orders, more, isLarge, isEarlier, question, askMore, askAgain };
}
