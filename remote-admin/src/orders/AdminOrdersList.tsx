import type { AdminOrderRow } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { Button, EmptyState } from '@extranet/shared/ui';
import { DataTable, useScrollMemory } from '@extranet/shared/ui/table';
import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { inSlices } from '../in-slices.ts';
import { handleRowControls } from '../row-keys.ts';
import { useSelection } from '../useSelection.ts';
import { useValueWhileClosing } from '../useValueWhileClosing.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { OrdersHeader } from './OrdersHeader.tsx';
import type { KeptFilters } from './order-address.ts';
import { cardOf } from './order-card.tsx';
import { ORDER_COLUMNS, type OrderColumn, orderColumns } from './order-columns.tsx';
import { findOrders, isOfAllYears, NO_FILTERS, type OrderFilters, preparedKeys } from './order-filters.ts';
import { isOrderSort, type OrderSort, sortOrders } from './order-sort.ts';
import { Several } from './Several.tsx';
import { tickColumn, tickOf } from './tick-column.tsx';
import { useDocuments } from './useDocuments.tsx';
import { PAGE, useOrdersList } from './useOrdersList.ts';
import { useRoom } from './useRoom.ts';
import { currentYear } from './years.ts';

export type { OrderColumn } from './order-columns.tsx';

const NO_QUERY: Record<string, string | number> = {};

interface Props {
  /** The id of the element and of its state: two lists on one screen need different ids. */
  id?: string;
  initialYear?: number;
  limit?: number;
  /** The list's own heading. */
  title?: boolean;
  yearSelector?: boolean;
  /** Count, year and filters. */
  header?: boolean;
  columns?: readonly OrderColumn[];
  /** Further filters for the server: { 'orderUserId:eq': '12' }. A year here overrides the selector's. */
  filters?: Record<string, string | number>;
  onCustomer?: (userId: string) => void;
  /** Opens the page of an order. */
  onOrder?: (orderId: string) => void;
  /** Filters and year that the page keeps in its address. */
  kept?: KeptFilters;
  /** Rows can be ticked, and prepared together. */
  several?: boolean;
  maxHeight?: string;
}

export function AdminOrdersList({
  id = 'AdminOrdersList',
  initialYear,
  limit,
  title = true,
  yearSelector = true,
  header = true,
  columns: wanted = ORDER_COLUMNS,
  filters: query = NO_QUERY,
  onCustomer,
  onOrder,
  kept,
  several = false,
  maxHeight,
}: Props) {
  const { t } = useTranslation('admin');
  const [ownYear, setOwnYear] = useState(initialYear ?? currentYear());
  const [ownFilters, setOwnFilters] = useState<OrderFilters>(NO_FILTERS);
  const [ownSort, setOwnSort] = useState<OrderSort>();
  const { year, filters, sort } = kept ?? { year: ownYear, filters: ownFilters, sort: ownSort };
  const setYear = kept?.onYear ?? setOwnYear;
  const setFilters = kept?.onFilters ?? setOwnFilters;
  const setSort = kept?.onSort ?? setOwnSort;
  const [pages, setPages] = useState(1);
  const byYear = yearSelector && !('year:eq' in query);
  const list = useOrdersList({ ...{ id, query, filters, sort, limit }, year: byYear ? year : null });
  const { status, orders, more, isLarge } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins with its first rows.
  useEffect(() => setPages(1), [list.question]);
  // Deferred, so that typing stays fluid while the table updates, and a head says how it sorts before the rows do.
  const deferred = useDeferredValue(filters);
  const shownSort = useDeferredValue(sort);
  const found = useMemo(() => (isLarge ? orders : findOrders(orders, deferred)), [orders, deferred, isLarge]);
  const sorted = useMemo(() => sortOrders(found, shownSort), [found, shownSort]);
  const rows = useMemo(() => sorted.slice(0, pages * PAGE), [sorted, pages]);
  useEffect(() => inSlices(orders, preparedKeys(orders)), [orders]);

  const frame = useRef<HTMLElement>(null);
  useScrollMemory(frame, `orders ${JSON.stringify([query, year, filters, sort])}`, rows.length > 0);
  const isFiltered = Object.values(filters).some(Boolean);
  const { askMore, isEarlier } = list;
  const handleEnd = useCallback(() => {
    if (pages * PAGE >= found.length && !(more && !isEarlier)) return;
    setPages(pages + 1);
    if (more && !isEarlier) askMore();
  }, [pages, found.length, more, isEarlier, askMore]);
  const { documents, failure } = useDocuments();
  const [opened, setOpened] = useState<AdminOrderRow>();
  // The press is drawn before the dialog, whose first drawing takes a slow machine longer than a hand should wait.
  const open = useCallback((order: AdminOrderRow) => startTransition(() => setOpened(order)), []);
  const shown = useValueWhileClosing(opened);
  const { shown: shownColumns, compact } = useRoom(wanted, several);
  const columns = useMemo(
    () =>
      orderColumns(t, {
        ...{ wanted: shownColumns, compact, documents },
        ...{ onCustomer, onMore: open, onOpen: onOrder },
      }),
    [shownColumns, compact, t, onCustomer, onOrder, documents, open],
  );
  const selection = useSelection(found, keyOf);
  const tick = useMemo(() => (several ? tickOf(t, selection) : undefined), [several, t, selection]);
  const withTicks = useMemo(() => (tick ? [tickColumn(t, tick), ...columns] : columns), [t, tick, columns]);
  const card = useMemo(() => cardOf(t, tick), [t, tick]);
  return (
    <Box ref={frame} id={id} aria-label={t('orders.title')} onKeyDownCapture={handleRowControls}>
      {title && <h2>{t('orders.title')}</h2>}
      {header && (
        <OrdersHeader
          filters={filters}
          onFilters={setFilters}
          hasPage={kept !== undefined}
          // A filter that the address carries can be cleared, whichever columns were chosen.
          columns={kept ? ORDER_COLUMNS : wanted}
          count={
            status === 'pending' || list.isEarlier
              ? t('orders.loading')
              : `${more ? t('orders.moreThan') : ''}${integer(found.length)}\u00a0${t('orders.count')}`
          }
          {...(byYear && { year: { value: year, onValue: setYear } })}
        />
      )}
      {status === 'error' ? (
        <EmptyState
          title={t('orders.failed')}
          action={<Button onClick={list.askAgain}>{t('common.retry')}</Button>}
        >
          {t('common.failedHint')}
        </EmptyState>
      ) : (
        <DataTable
          label={t('orders.title')}
          columns={withTicks}
          rows={rows}
          rowKey={placeOf}
          density="tall"
          onOpen={open}
          loading={status === 'pending' || (isEarlier && rows.length === 0)}
          maxHeight={maxHeight ?? 'max(20rem, calc(100dvh - 17rem))'}
          onEnd={handleEnd}
          card={card}
          // A box to tick is as high as a thumb.
          cardHeight={tick ? 84 : undefined}
          sort={sort}
          onSort={(next) => isOrderSort(next) && setSort(next)}
          empty={
            <EmptyState title={t(isFiltered ? 'orders.noneFound' : 'orders.none')}>
              {!isFiltered
                ? t(byYear ? 'orders.noneHint' : 'orders.noneYet')
                : byYear && !isOfAllYears(filters)
                  ? t('orders.noneFoundInYear', { year })
                  : t('orders.noneFoundHint')}
            </EmptyState>
          }
        />
      )}
      {several && (
        <Several
          ticked={selection.rows}
          hidden={selection.hidden}
          onUntick={() => selection.set(NOBODY)}
          onDone={(ids) => {
            selection.unpick(ids);
            list.askAgain();
          }}
        />
      )}
      <OrderDialog
        order={shown}
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        onCustomer={onCustomer}
        onOrder={onOrder}
        documents={documents}
      />
      {failure}
    </Box>
  );
}

/** Inherits the rounded corners of the panel around it. */
const Box = styled.section`
  & > :first-child { border-start-start-radius: inherit; border-start-end-radius: inherit; }
  & > :last-child { border-end-start-radius: inherit; border-end-end-radius: inherit; }
`;

const NOBODY: readonly string[] = [];
const keyOf = ({ orderId }: AdminOrderRow) => orderId;
/** Other orders in the same places: a letter writes new texts into the rows instead of making rows anew. */
const placeOf = (_order: AdminOrderRow, place: number) => place;
