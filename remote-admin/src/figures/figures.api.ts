import type { FigureDays, ForumFigures, OrderFigures, SearchMiss } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const MISSES = 10;

export const fetchOrderFigures = (days: FigureDays) =>
  http.get<OrderFigures>('/admin/figures/orders', { quiet: true, params: { days } });

export const fetchForumFigures = (days: FigureDays) =>
  http.get<ForumFigures>('/admin/figures/forum', { quiet: true, params: { days } });

export const fetchMostMissed = () =>
  http.get<SearchMiss[]>('/admin/search/misses', { quiet: true, params: { l: `0,${MISSES}` } });
