import type { ForumFigures, OrderFigures, SearchMiss } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import { type Period, paramsOf } from './period.ts';

const MISSES = 10;

export const fetchOrderFigures = (period: Period) =>
  http.get<OrderFigures>('/admin/figures/orders', { quiet: true, params: paramsOf(period) });

export const fetchForumFigures = (period: Period) =>
  http.get<ForumFigures>('/admin/figures/forum', { quiet: true, params: paramsOf(period) });

export const fetchMostMissed = () =>
  http.get<SearchMiss[]>('/admin/search/misses', { quiet: true, params: { l: `0,${MISSES}` } });
