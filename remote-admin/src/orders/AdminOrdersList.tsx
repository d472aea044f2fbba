import type { AdminOrderRow } from '@extranet/shared/contracts';
import { date, integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, EmptyState, Price, Reference } from '@extranet/shared/ui';
import { DataTable, RowCard } from '@extranet/shared/ui/table';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { useValueWhileClosing } from '../useValueWhileClosing.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { OrdersHeader } from './OrdersHeader.tsx';
import { ORDER_COLUMNS, type OrderColumn, orderColumns } from './order-columns.tsx';
import { findOrders, NO_FILTERS, type OrderFilters, precomputeKeys } from './order-filters.ts';
import { customerOf } from './order-texts.ts';
import { ordersAsked, ordersClosed, useOrders } from './orders.slice.ts';
import { useDocuments } from './useDocuments.tsx';
import { currentYear } from './years.ts';

export type { OrderColumn } from './order-columns.tsx';

/** The table gets this many rows; the next ones are added when the last row is reached. */
const PAGE = 5000;
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
  maxHeight,
}: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const list = useOrders((state) => state.orders[id]);
  const [year, setYear] = useState(initialYear ?? currentYear());
  const [filters, setFilters] = useState<OrderFilters>(NO_FILTERS);
  const [pages, setPages] = useState(1);
  const byYear = yearSelector && !('year:eq' in query);
  const asked = useMemo(
    () => ({ list: id, query: byYear ? { ...query, 'year:eq': year } : query, limit }),
    [id, query, byYear, year, limit],
  );
  useEffect(() => {
    dispatch(ordersAsked(asked));
    setPages(1);
  }, [dispatch, asked]);
  useEffect(
    () => () => {
      dispatch(ordersClosed(id));
    },
    [dispatch, id],
  );

  const status = list?.status ?? 'pending';
  const orders = list?.orders ?? NONE;
  // Deferred, so that typing stays fluid while the table updates.
  const deferred = useDeferredValue(filters);
  const found = useMemo(() => findOrders(orders, deferred), [orders, deferred]);
  const rows = useMemo(() => found.slice(0, pages * PAGE), [found, pages]);
  useEffect(() => precomputeInIdleTime(orders), [orders]);

  const { documents, failure } = useDocuments();
  const [opened, setOpened] = useState<AdminOrderRow>();
  const shown = useValueWhileClosing(opened);
  const columns = useMemo(
    () => orderColumns(wanted, t, onCustomer, setOpened, documents),
    [wanted, t, onCustomer, documents],
  );
  return (
    <Box id={id} aria-label={t('orders.title')}>
      {title && <h2>{t('orders.title')}</h2>}
      {header && (
        <OrdersHeader
          filters={filters}
          onFilters={setFilters}
          columns={wanted}
          count={
            status === 'pending' ? t('orders.loading') : `${integer(found.length)}\u00a0${t('orders.count')}`
          }
          {...(byYear && { year: { value: year, onValue: setYear } })}
        />
      )}
      {status === 'error' ? (
        <EmptyState
          title={t('orders.failed')}
          action={<Button onClick={() => dispatch(ordersAsked(asked))}>{t('common.retry')}</Button>}
        >
          {t('common.failedHint')}
        </EmptyState>
      ) : (
        <DataTable
          label={t('orders.title')}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          density="tall"
          onOpen={setOpened}
          loading={status === 'pending'}
          maxHeight={maxHeight ?? 'max(20rem, calc(100dvh - 17rem))'}
          onEnd={() => setPages((count) => (count * PAGE < found.length ? count + 1 : count))}
          card={card}
          empty={
            <EmptyState title={t(orders.length > 0 ? 'orders.noneFound' : 'orders.none')}>
              {t(orders.length > 0 ? 'orders.noneFoundHint' : byYear ? 'orders.noneHint' : 'orders.noneYet')}
            </EmptyState>
          }
        />
      )}
      <OrderDialog
        order={shown}
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        onCustomer={onCustomer}
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

const NONE: readonly AdminOrderRow[] = [];
const keyOf = ({ orderId }: AdminOrderRow) => orderId;

const card = (order: AdminOrderRow) => (
  <RowCard
    lead={<Reference>{order.orderRef}</Reference>}
    trail={<Price amount={order.orderTotalPriceIT} tax="TTC" total />}
    under={customerOf(order)}
    underTrail={date(order.orderDate)}
  />
);

const CHUNK = 1000;

function precomputeInIdleTime(orders: readonly AdminOrderRow[]): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const precompute = (from: number) => {
    precomputeKeys(orders.slice(from, from + CHUNK));
    if (from + CHUNK < orders.length) timer = setTimeout(precompute, 0, from + CHUNK);
  };
  timer = setTimeout(precompute, 0, 0);
  return () => clearTimeout(timer);
}
