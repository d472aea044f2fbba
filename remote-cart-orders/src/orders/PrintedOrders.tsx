import { date, money } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { Reference } from '@extranet/shared/ui';
import { SheetHead } from '../SheetHead.tsx';
import { Sheet } from '../sheetStyles.ts';
import { type OrderRow, rowKey } from './grouping.ts';

interface Props {
  rows: readonly OrderRow[];
  /** What the list was filtered by, if it was. */
  filter: string;
  /** How many there are, and whether there are more than these. */
  count: string;
}

/** The orders that the page shows, on paper. */
export function PrintedOrders({ rows, filter, count }: Props) {
  const { t } = useTranslation('cart-orders');
  const facts = [
    [t('print.printedOn'), date(new Date(), 'minute')] as const,
    ...(filter ? [[t('print.filter'), filter] as const] : []),
  ];
  return (
    <Sheet>
      <SheetHead title={t('orders.title')} facts={facts} />
      <table>
        <thead>
          <tr>
            <th scope="col">{t('orders.ref')}</th>
            <th scope="col">{t('orders.internalRef')}</th>
            <th scope="col">{t('orders.date')}</th>
            <th scope="col" className="words">
              {t('orders.state')}
            </th>
            <th scope="col">{t('line.totalET')}</th>
            <th scope="col">{t('line.vat')}</th>
            <th scope="col">{t('line.totalIT')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>{row.kind === 'year' ? <Year row={row} /> : <Cells row={row} />}</tr>
          ))}
        </tbody>
      </table>
      <footer>
        <p>{count}</p>
      </footer>
    </Sheet>
  );
}

function Year({ row: { year, count } }: { row: Extract<OrderRow, { kind: 'year' }> }) {
  const { t } = useTranslation('cart-orders');
  return (
    <th scope="rowgroup" colSpan={7}>
      {t('orders.year', { year, count })}
    </th>
  );
}

function Cells({ row: { order } }: { row: Extract<OrderRow, { kind: 'order' }> }) {
  const { t } = useTranslation('cart-orders');
  return (
    <>
      <td>
        <Reference>{order.orderRef}</Reference>
      </td>
      <td>{order.orderInternalRef}</td>
      <td>{date(order.orderDate)}</td>
      <td className="words">{t(`state.${order.orderState ?? order.orderStatus}`)}</td>
      <td>{money(order.orderTotalPriceET)}</td>
      <td>{money(order.orderVATAmount)}</td>
      <td>{money(order.orderTotalPriceIT)}</td>
    </>
  );
}
