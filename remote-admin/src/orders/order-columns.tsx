import type { AdminOrderRow } from '@extranet/shared/contracts';
import { date, money } from '@extranet/shared/format';
import type { useTranslation } from '@extranet/shared/i18n';
import { IconButton, Reference } from '@extranet/shared/ui';
import type { Column } from '@extranet/shared/ui/table';
import { FileText } from 'lucide-react';
import { Articles } from './Articles.tsx';
import { sortable } from './order-sort.ts';
import { nameOf, placeOf } from './order-texts.ts';
import { StateCell } from './StateCell.tsx';
import { TextButton } from './TextButton.ts';
import { TwoLines } from './TwoLines.tsx';
import type { Documents } from './useDocuments.tsx';

export const ORDER_COLUMNS = [
  'orderDate',
  'orderRef',
  'customer',
  'orderState',
  'articles',
  'delivery',
  'orderTotalPriceIT',
  'download',
] as const;
export type OrderColumn = (typeof ORDER_COLUMNS)[number];

type Translate = ReturnType<typeof useTranslation>['t'];

interface Wanted {
  wanted: readonly OrderColumn[];
  /** A tablet: days stand under the references, and the head alone says that totals are with tax. */
  compact: boolean;
  onCustomer: ((userId: string) => void) | undefined;
  onMore: (order: AdminOrderRow) => void;
  onOpen: ((orderId: string) => void) | undefined;
  documents: Documents;
}

export function orderColumns(
  t: Translate,
  { wanted, compact, onCustomer, onMore, onOpen, documents: { openForm, openDatasheet } }: Wanted,
): Column<AdminOrderRow>[] {
  const all: Record<OrderColumn, Omit<Column<AdminOrderRow>, 'id'>> = {
    orderDate: {
      header: t(HEADS.orderDate),
      width: '5.5rem',
      ...sortable,
      cell: ({ orderDate }) => date(orderDate),
    },
    orderRef: {
      header: t(HEADS.orderRef),
      width: compact ? 'minmax(8rem, 1.2fr)' : 'minmax(9.25rem, 1.2fr)',
      ...sortable,
      cell: ({ orderId, orderRef, orderInternalRef, orderDate }) => (
        <TwoLines
          first={
            onOpen ? (
              <TextButton type="button" onClick={() => onOpen(orderId)}>
                <Reference>{orderRef}</Reference>
              </TextButton>
            ) : (
              <Reference>{orderRef}</Reference>
            )
          }
          second={[compact && date(orderDate), orderInternalRef].filter(Boolean).join(' · ')}
        />
      ),
    },
    customer: {
      header: t(HEADS.customer),
      width: compact ? 'minmax(6rem, 1.5fr)' : 'minmax(8rem, 1.5fr)',
      ...sortable,
      cell: (order) => (
        <TwoLines
          first={
            onCustomer ? (
              <TextButton type="button" onClick={() => onCustomer(order.orderUserId)}>
                {nameOf(order)}
              </TextButton>
            ) : (
              nameOf(order)
            )
          }
          second={
            order.customer.userPlace ?? (wanted.includes('delivery') ? '' : (order.delivery?.daCity ?? ''))
          }
        />
      ),
    },
    orderState: {
      header: t(HEADS.orderState),
      width: '8.5rem',
      ...sortable,
      cell: (order) => <StateCell order={order} t={t} />,
    },
    articles: {
      header: t(HEADS.articles),
      width: 'minmax(11.5rem, 2fr)',
      cell: (order) => (
        <Articles items={order.items} t={t} onDatasheet={openDatasheet} onMore={() => onMore(order)} />
      ),
    },
    delivery: {
      header: t(HEADS.delivery),
      width: 'minmax(6rem, 1.2fr)',
      cell: (order) => <TwoLines first={placeOf(order)} second={order.delivery?.daCity ?? ''} />,
    },
    orderTotalPriceIT: {
      header: t(HEADS.orderTotalPriceIT),
      width: compact ? '6.5rem' : '7.5rem',
      align: 'end',
      ...sortable,
      cell: ({ orderTotalPriceIT }) => (
        <>
          <strong>{money(orderTotalPriceIT)}</strong>
          {!compact && <small> {t('orders.taxIncluded')}</small>}
        </>
      ),
    },
    download: {
      header: t(HEADS.download),
      hideHeader: true,
      width: '2.5rem',
      align: 'end',
      cell: (order) => (
        <IconButton
          icon={FileText}
          name={t('orders.downloadOf', { ref: order.orderRef })}
          onClick={() => openForm(order)}
        />
      ),
    },
  };
  return wanted.map((id) => ({ id, ...all[id] }));
}

const HEADS = {
  orderDate: 'orders.date',
  orderRef: 'orders.ref',
  customer: 'orders.customer',
  orderState: 'orders.stateHead',
  articles: 'orders.articles',
  delivery: 'orders.delivery',
  orderTotalPriceIT: 'orders.total',
  download: 'orders.download',
} as const satisfies Record<OrderColumn, string>;

/** The columns by name, for the menu in which they are chosen. */
export const orderColumnNames = (t: Translate) => ORDER_COLUMNS.map((id) => ({ id, label: t(HEADS[id]) }));
