import type { ColumnSet, ViewedList } from '@extranet/shared/contracts';

export interface ListViewsTable {
  id: string;
  list: ViewedList;
  /** Empty for a shared one. */
  owner_id: string;
  name: string;
  name_norm: string;
  /** 'etat=validee&tri=customer-up' */
  address: string;
  /** JSON: names in their order. */
  columns: string;
  /** Who saved it last. */
  author_id: string;
  author: string;
  version: number;
  saved_at: string;
}

/** What an administrator chose outside of any view. */
export interface ListColumnsTable {
  user_id: string;
  column_set: ColumnSet;
  /** JSON: names in their order. */
  columns: string;
}
