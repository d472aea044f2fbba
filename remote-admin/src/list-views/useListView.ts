import type { ColumnSet, ListView, ViewedList } from '@extranet/shared/contracts';
import { useAppDispatch } from '@extranet/shared/store';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { bareAddress, COLUMNS, VIEW, viewAddress } from '../view-address.ts';
import { columnsChosen, useListViews, viewsOpened } from './list-views.slice.ts';

interface Asked {
  list: ViewedList;
  of: ColumnSet;
  /** The address of the list's page. */
  at: string;
}

export interface ListViewInUse extends Asked {
  views: readonly ListView[];
  /** The view that was opened. */
  view: ListView | undefined;
  /** The name of a view that was opened and no longer is there; empty where nobody knows it. */
  gone: string | undefined;
  /** Filters and order as they are now. */
  address: string;
  /** Chosen columns in their order; undefined: as the list comes. */
  columns: readonly string[] | undefined;
  chooseColumns: (columns: readonly string[]) => void;
  /** Filters or columns are no longer those of the view. */
  changed: boolean;
  open: (address: string, view?: string) => void;
}

/** The view of a list that the address names, and the columns to show: the address's, the view's, or those chosen last. */
export function useListView({ list, of, at }: Asked): ListViewInUse {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  // Under a dialog's address the list stays as it was.
  const here = pathname.replace(/\/$/, '') === at;
  const [last, setLast] = useState(search);
  if (here && search !== last) setLast(search);
  const params = new URLSearchParams(last);
  const id = params.get(VIEW);
  const given = params.get(COLUMNS);
  const known = useListViews(({ listViews }) => listViews.lists[list]);
  const { names, told } = useListViews(({ listViews }) => listViews);
  // Read again whenever a view is opened: a colleague may have changed or deleted it.
  useEffect(() => {
    if (here || id === null) dispatch(viewsOpened(list));
  }, [dispatch, list, id, here]);
  const views = known?.views ?? NONE;
  const view = views.find((one) => one.id === id);
  const kept = known?.columns.find((one) => one.of === of)?.columns;
  const columns = useMemo(() => {
    const wanted = given?.split(',').filter(Boolean) ?? view?.columns ?? kept;
    return wanted && wanted.length > 0 ? wanted : undefined;
  }, [given, view, kept]);
  const address = bareAddress(last);
  const open = (next: string, of?: string) =>
    void navigate(`${at}${viewAddress(next, of)}`, { replace: true, state });
  const isOwnDoing = told?.what === 'removed' && told.view.id === id;
  return {
    ...{ list, of, at, views, view, address, columns, open },
    gone: id !== null && !view && known?.status === 'success' && !isOwnDoing ? (names[id] ?? '') : undefined,
    changed: view !== undefined && (view.address !== address || isOther(view.columns, columns)),
    chooseColumns: (next) => {
      if (view) void navigate(`${at}${viewAddress(address, view.id, next)}`, { replace: true, state });
      else dispatch(columnsChosen({ list, of, columns: [...next] }));
      if (!view && given !== null) open(address);
    },
  };
}

/** What is saved as the view's columns; none where nobody chose any. */
export const columnsOf = ({ columns }: ListViewInUse): string[] => [...(columns ?? [])];

const NONE: readonly ListView[] = [];
/** A view without columns leaves them to who opens it. */
const isOther = (own: readonly string[], shown: readonly string[] | undefined) =>
  own.length > 0 && own.join() !== (shown ?? []).join();
