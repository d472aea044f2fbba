import type { Order } from '@extranet/shared/contracts';
import { date, money } from '@extranet/shared/format';
import { Badge, IconButton, Price, Reference } from '@extranet/shared/ui';
import { FileDownload } from '@extranet/shared/ui/files';
import { type Column, RowCard } from '@extranet/shared/ui/table';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fetchOrderPdf } from '../files.ts';
import type { Translate } from '../translate.ts';
import type { OrderRow } from './grouping.ts';

const ofOrder = (cell: (order: Order) => ReactNode) => (row: OrderRow) =>
  row.kind === 'order' ? cell(row.order) : null;

export function OrderStatusBadge({ status, t }: { status: Order['orderStatus']; t: Translate }) {
  if (status === 'brouillon') return <Badge tone="accent">{t('orders.draft')}</Badge>;
  return status === 'annulee' ? <Badge>{t('orders.cancelled')}</Badge> : null;
}

export const orderColumns = (t: Translate, onReorder: (order: Order) => void): Column<OrderRow>[] => [
  {
    id: 'ref',
    header: t('orders.ref'),
    width: 'minmax(11rem, 1fr)',
    cell: (row) =>
      row.kind === 'year' ? (
        <strong>{t('orders.year', { year: row.year, count: row.count })}</strong>
      ) : (
        <Link to={`/order/${row.order.orderId}`}>
          <Reference>{row.order.orderRef}</Reference>
        </Link>
      ),
  },
  {
    id: 'internalRef',
    header: t('orders.internalRef'),
    width: 'minmax(8rem, 1.5fr)',
    cell: ofOrder(({ orderInternalRef, orderStatus }) => (
      <>
        {orderInternalRef} <OrderStatusBadge status={orderStatus} t={t} />
      </>
    )),
  },
  { id: 'date', header: t('orders.date'), width: '7rem', cell: ofOrder(({ orderDate }) => date(orderDate)) },
  {
    id: 'et',
    header: t('line.totalET'),
    align: 'end',
    width: '8rem',
    cell: ofOrder(({ orderTotalPriceET }) => money(orderTotalPriceET)),
  },
  {
    id: 'vat',
    header: t('line.vat'),
    align: 'end',
    width: '7rem',
    cell: ofOrder(({ orderVATAmount }) => money(orderVATAmount)),
  },
  {
    id: 'it',
    header: t('line.totalIT'),
    align: 'end',
    width: '8rem',
    cell: ofOrder(({ orderTotalPriceIT }) => <strong>{money(orderTotalPriceIT)}</strong>),
  },
  {
    id: 'tools',
    header: t('orders.tools'),
    hideHeader: true,
    align: 'end',
    width: '6.5rem',
    cell: ofOrder((order) => (
      <>
        {order.orderPDFFilename && (
          <FileDownload
            fetcher={() => fetchOrderPdf(order.orderId)}
            iconOnly
            name={t('orders.pdfOf', { reference: order.orderRef })}
          >
            {t('orders.pdf')}
          </FileDownload>
        )}
        <IconButton
          icon={RotateCw}
          name={t('reorder.of', { reference: order.orderRef })}
          onClick={() => onReorder(order)}
        />
      </>
    )),
  },
];

export const orderCard = (t: Translate) => (row: OrderRow) =>
  row.kind === 'year' ? (
    <strong>{t('orders.year', { year: row.year, count: row.count })}</strong>
  ) : (
    <RowCard
      lead={<Reference>{row.order.orderRef}</Reference>}
      trail={<Price amount={row.order.orderTotalPriceIT} tax="TTC" total />}
      under={[date(row.order.orderDate), row.order.orderInternalRef].filter(Boolean).join(' · ')}
      underTrail={<OrderStatusBadge status={row.order.orderStatus} t={t} />}
    />
  );
