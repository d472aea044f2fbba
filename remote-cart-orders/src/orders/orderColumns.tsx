import type { Order } from '@extranet/shared/contracts';
import { date, money } from '@extranet/shared/format';
import { space } from '@extranet/shared/theme';
import { Button, Reference } from '@extranet/shared/ui';
import { FileDownload } from '@extranet/shared/ui/files';
import type { Column } from '@extranet/shared/ui/table';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { fetchOrderPdf } from '../files.ts';
import { OrderStateBadge } from '../OrderStateBadge.tsx';
import type { Translate } from '../translate.ts';
import type { OrderRow, Year } from './grouping.ts';
import { Ordered } from './Ordered.tsx';

const ofOrder = (cell: (order: Order) => ReactNode) => (row: OrderRow) =>
  row.kind === 'order' ? cell(row.order) : null;

/** Said of every order: where only some say it, the others look as if nobody knew. */
export const ListedState = ({ order: { orderState, orderStatus } }: { order: Order }) => (
  <OrderStateBadge state={orderState ?? orderStatus} />
);

export type Reorder = (order: Order) => void;

/** Of the second column, over which what was ordered is written too. */
const INTERNAL_REF = 'clamp(8rem, 12vw, 20rem)';

/** Two lines a row: the columns, and below the first two what was ordered. */
export const orderColumns = (t: Translate, onReorder: Reorder): Column<OrderRow>[] => [
  {
    id: 'ref',
    header: t('orders.ref'),
    width: 'minmax(9rem, 1fr)',
    // Not cut: what was ordered goes on below the next column.
    fits: Number.POSITIVE_INFINITY,
    cell: (row) =>
      row.kind === 'year' ? (
        yearOf(t, row)
      ) : (
        <Two>
          <Link to={`/order/${row.order.orderId}`}>
            <Reference>{row.order.orderRef}</Reference>
          </Link>
          <Below>
            <Ordered order={row.order} t={t} />
          </Below>
        </Two>
      ),
  },
  {
    id: 'internalRef',
    header: t('orders.internalRef'),
    width: INTERNAL_REF,
    cell: ofOrder(({ orderInternalRef }) => <Above title={orderInternalRef}>{orderInternalRef}</Above>),
  },
  { id: 'date', header: t('orders.date'), width: '5rem', cell: ofOrder(({ orderDate }) => date(orderDate)) },
  {
    id: 'et',
    header: t('line.totalET'),
    align: 'end',
    width: '7rem',
    cell: ofOrder(({ orderTotalPriceET }) => <Amount of={orderTotalPriceET} tax={t('ht')} />),
  },
  {
    id: 'vat',
    header: t('line.vat'),
    align: 'end',
    width: '5.5rem',
    cell: ofOrder(({ orderVATAmount }) => money(orderVATAmount)),
  },
  {
    id: 'it',
    header: t('line.totalIT'),
    align: 'end',
    width: '7.5rem',
    cell: ofOrder(({ orderTotalPriceIT }) => (
      <strong>
        <Amount of={orderTotalPriceIT} tax={t('ttc')} />
      </strong>
    )),
  },
  {
    id: 'state',
    header: t('orders.state'),
    width: '8rem',
    cell: ofOrder((order) => <ListedState order={order} />),
  },
  {
    id: 'tools',
    header: t('orders.tools'),
    hideHeader: true,
    align: 'end',
    width: '14.5rem',
    cell: ofOrder((order) => (
      <Tools>
        <OrderPdf order={order} t={t} />
        <ReorderButton order={order} t={t} onReorder={onReorder} />
      </Tools>
    )),
  },
];

export const yearOf = (t: Translate, { year, count }: Year) => (
  <strong>{t('orders.year', { year, count })}</strong>
);

interface Again {
  order: Order;
  t: Translate;
  onReorder: Reorder;
}

export const ReorderButton = ({ order, t, onReorder }: Again) => (
  <Button
    variant="quiet"
    aria-label={t('reorder.of', { reference: order.orderRef })}
    onClick={() => onReorder(order)}
  >
    {t('reorder.all')}
  </Button>
);

export const OrderPdf = ({ order, t }: { order: Order; t: Translate }) =>
  order.orderPDFFilename && (
    <FileDownload
      fetcher={() => fetchOrderPdf(order.orderId)}
      iconOnly
      name={t('orders.pdfOf', { reference: order.orderRef })}
    >
      {t('orders.pdf')}
    </FileDownload>
  );

export const Amount = ({ of, tax }: { of: number; tax: string }) => (
  <span>
    {money(of)} <small>{tax}</small>
  </span>
);

const Tools = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
`;
const Two = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
const Below = styled.span`
  inline-size: calc(100% + ${space('l')} + ${INTERNAL_REF});
`;
/** Beside the reference, not beside its second line. */
const Above = styled.span`
  display: block;
  overflow: hidden;
  padding-block-end: 1rem;
  text-overflow: ellipsis;
`;
