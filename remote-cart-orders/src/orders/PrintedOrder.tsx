import type { Order, User } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { selectUser } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { PrintedSheet } from '../PrintedSheet.tsx';
import { usePrintedWords } from '../usePrintedWords.ts';
import { deliveryLines } from './delivery-lines.ts';

/** Whose order it is, as far as the page knows; the order form (PDF) has the postal address as well. */
const customerLines = ({ userCompName, userFirstname, userName, userEmail }: User): string[] =>
  [userCompName, `${userFirstname} ${userName}`.trim(), userEmail].filter(Boolean);

export function PrintedOrder({ order }: { order: Order }) {
  const { t } = useTranslation('cart-orders');
  const words = usePrintedWords();
  const user = useAppSelector(selectUser);
  const { orderRef, orderInternalRef, orderDate, delivery, items } = order;
  const facts = [
    [t('print.ordered'), date(orderDate, 'minute')],
    ...(orderInternalRef ? [[t('orders.internalRef'), orderInternalRef] as const] : []),
  ] as const;
  const addresses = [
    ...(user ? [[t('print.customer'), customerLines(user)] as const] : []),
    ...(delivery ? [[t('checkout.delivery'), deliveryLines(delivery)] as const] : []),
  ];
  return (
    <PrintedSheet
      title={t('order.title')}
      reference={orderRef}
      facts={facts}
      addresses={addresses}
      lines={items.map((item) => ({ ...item, words: words(item.itLabel, item) }))}
      totals={{ et: order.orderTotalPriceET, vat: order.orderVATAmount, it: order.orderTotalPriceIT }}
    >
      {t('print.noInvoice')}
    </PrintedSheet>
  );
}
