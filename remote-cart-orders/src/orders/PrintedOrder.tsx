import type { Order } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { PrintedSheet } from '../PrintedSheet.tsx';
import { deliveryLines } from './delivery-lines.ts';

export function PrintedOrder({ order }: { order: Order }) {
  const { t } = useTranslation('cart-orders');
  const { orderRef, orderInternalRef, orderDate, delivery, items } = order;
  const facts = [
    [t('print.ordered'), date(orderDate, 'minute')],
    ...(orderInternalRef ? [[t('orders.internalRef'), orderInternalRef] as const] : []),
  ] as const;
  return (
    <PrintedSheet
      title={t('order.title')}
      reference={orderRef}
      facts={facts}
      {...(delivery && { address: deliveryLines(delivery) })}
      lines={items.map((item) => ({ ...item, words: item.itLabel }))}
      totals={{ et: order.orderTotalPriceET, vat: order.orderVATAmount, it: order.orderTotalPriceIT }}
    >
      {t('print.noInvoice')}
    </PrintedSheet>
  );
}
