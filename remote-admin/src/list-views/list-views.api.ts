import type {
  ColumnSet,
  ListView,
  ListViewChange,
  ListViews,
  ListViewWish,
  ViewedList,
} from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const quiet = { quiet: true };
const at = (id: string) => `/admin/list-views/${encodeURIComponent(id)}`;

export const fetchViews = (list: ViewedList) =>
  http.get<ListViews>('/admin/list-views', { ...quiet, params: { list } });

export const postView = (wish: ListViewWish) => http.post<ListView>('/admin/list-views', wish, quiet);

export const putView = (id: string, change: ListViewChange) => http.put<ListView>(at(id), change, quiet);

export const deleteView = (id: string) => http.delete<unknown>(at(id), quiet);

export const putColumns = (of: ColumnSet, columns: readonly string[]) =>
  http.put<unknown>(`/admin/list-columns/${of}`, { columns }, quiet);
