import type { CartItem } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { productWords } from '@extranet/shared/rules';
import { PrintedSheet } from '../PrintedSheet.tsx';
import { withVehicle } from '../with-vehicle.ts';
import { useCart } from './cart.slice.ts';

export function PrintedCart({ lines }: { lines: readonly CartItem[] }) {
  const { t } = useTranslation('cart-orders');
  const et = useCart(({ cart }) => cart.totalPriceET);
  const vat = useCart(({ cart }) => cart.orderVATAmount);
  const it = useCart(({ cart }) => cart.totalPriceIT);
  return (
    <PrintedSheet
      title={t('cart.title')}
      facts={[[t('print.printedOn'), date(new Date(), 'minute')]]}
      lines={lines.map((line) => ({
        ...line,
        words: withVehicle(line.product ? productWords(line.product) : t('cart.toChoose'), line.itVehicle),
      }))}
      totals={{ et, vat, it }}
    >
      {t('print.noOrder')}
    </PrintedSheet>
  );
}
