import type { Order } from '@extranet/shared/contracts';
import { date, money } from '@extranet/shared/format';
import { color, font } from '@extranet/shared/theme';
import { Button, IconButton, Price, Reference } from '@extranet/shared/ui';
import { FileDownload } from '@extranet/shared/ui/files';
import type { Column } from '@extranet/shared/ui/table';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { fetchOrderPdf } from '../files.ts';
import { OrderStateBadge } from '../OrderStateBadge.tsx';
import type { Translate } from '../translate.ts';
import type { OrderRow } from './grouping.ts';

const ofOrder = (cell: (order: Order) => ReactNode) => (row: OrderRow) =>
  row.kind === 'order' ? cell(row.order) : null;

/** Said of every order: where only some say it, the others look as if nobody knew. */
const ListedState = ({ order: { orderState, orderStatus } }: { order: Order }) => (
  <OrderStateBadge state={orderState ?? orderStatus} />
);

type Reorder = (order: Order) => void;

export const orderColumns = (t: Translate, onReorder: Reorder): Column<OrderRow>[] => [
  { id: 'ref', header: t('orders.ref'), width: 'minmax(9rem, 1fr)', cell: reference(t) },
  {
    id: 'internalRef',
    header: t('orders.internalRef'),
    width: 'minmax(8rem, 1.5fr)',
    cell: ofOrder(({ orderInternalRef }) => orderInternalRef),
  },
  { id: 'date', header: t('orders.date'), width: '6rem', cell: ofOrder(({ orderDate }) => date(orderDate)) },
  {
    id: 'et',
    header: t('line.totalET'),
    align: 'end',
    width: '8rem',
    cell: ofOrder(({ orderTotalPriceET }) => <Amount of={orderTotalPriceET} tax={t('ht')} />),
  },
  {
    id: 'vat',
    header: t('line.vat'),
    align: 'end',
    width: '6rem',
    cell: ofOrder(({ orderVATAmount }) => money(orderVATAmount)),
  },
  {
    id: 'it',
    header: t('line.totalIT'),
    align: 'end',
    width: '8.5rem',
    cell: ofOrder(({ orderTotalPriceIT }) => (
      <strong>
        <Amount of={orderTotalPriceIT} tax={t('ttc')} />
      </strong>
    )),
  },
  {
    id: 'state',
    header: t('orders.state'),
    width: '9rem',
    cell: ofOrder((order) => <ListedState order={order} />),
  },
  tools(t, onReorder),
];

/** On a tablet: two lines a row instead of seven columns, so that nothing has to be looked for beyond the edge. */
export const narrowColumns = (t: Translate, onReorder: Reorder): Column<OrderRow>[] => [
  {
    id: 'ref',
    header: t('orders.ref'),
    width: 'minmax(9rem, 1fr)',
    cell: (row) => (
      <Two>
        {reference(t)(row)}
        {row.kind === 'order' && <small>{row.order.orderInternalRef}</small>}
      </Two>
    ),
  },
  {
    id: 'date',
    header: t('orders.date'),
    width: '9rem',
    cell: ofOrder((order) => (
      <Two>
        {date(order.orderDate)}
        <ListedState order={order} />
      </Two>
    )),
  },
  {
    id: 'it',
    header: t('checkout.totals'),
    align: 'end',
    width: '9rem',
    cell: ofOrder(({ orderTotalPriceET, orderTotalPriceIT }) => (
      <Two>
        <strong>
          <Amount of={orderTotalPriceIT} tax={t('ttc')} />
        </strong>
        <Amount of={orderTotalPriceET} tax={t('ht')} />
      </Two>
    )),
  },
  tools(t, onReorder),
];

const reference = (t: Translate) => (row: OrderRow) =>
  row.kind === 'year' ? (
    <strong>{t('orders.year', { year: row.year, count: row.count })}</strong>
  ) : (
    <Link to={`/order/${row.order.orderId}`}>
      <Reference>{row.order.orderRef}</Reference>
    </Link>
  );

const tools = (t: Translate, onReorder: Reorder): Column<OrderRow> => ({
  id: 'tools',
  header: t('orders.tools'),
  hideHeader: true,
  align: 'end',
  width: '14.5rem',
  cell: ofOrder((order) => (
    <Tools>
      <OrderPdf order={order} t={t} />
      <Button
        variant="quiet"
        aria-label={t('reorder.of', { reference: order.orderRef })}
        onClick={() => onReorder(order)}
      >
        {t('reorder.all')}
      </Button>
    </Tools>
  )),
});

const OrderPdf = ({ order, t }: { order: Order; t: Translate }) =>
  order.orderPDFFilename && (
    <FileDownload
      fetcher={() => fetchOrderPdf(order.orderId)}
      iconOnly
      name={t('orders.pdfOf', { reference: order.orderRef })}
    >
      {t('orders.pdf')}
    </FileDownload>
  );

const Amount = ({ of, tax }: { of: number; tax: string }) => (
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
  justify-items: start;
  .end > & { justify-items: end; }
  & > small { color: ${color('soft')}; }
`;

/** The card's height: three lines beside two controls for a thumb. */
export const ORDER_CARD_PX = 84;

export const orderCard = (t: Translate, onReorder: Reorder) => (row: OrderRow) =>
  row.kind === 'year' ? (
    <strong>{t('orders.year', { year: row.year, count: row.count })}</strong>
  ) : (
    <WithTools>
      <Three>
        <Reference>{row.order.orderRef}</Reference>
        <small>{[date(row.order.orderDate), row.order.orderInternalRef].filter(Boolean).join(' · ')}</small>
        <span>
          <Price amount={row.order.orderTotalPriceIT} tax="TTC" total /> <ListedState order={row.order} />
        </span>
      </Three>
      <OrderPdf order={row.order} t={t} />
      <IconButton
        icon={RotateCw}
        name={t('reorder.of', { reference: row.order.orderRef })}
        onClick={() => onReorder(row.order)}
      />
    </WithTools>
  );

const WithTools = styled.div`
  display: flex;
  align-items: center;
  & > :first-child { flex: 1; }
`;
const Three = styled.div`
  display: grid;
  min-inline-size: 0;
  & > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > small { color: ${color('soft')}; font: ${font('xs')}; }
`;
