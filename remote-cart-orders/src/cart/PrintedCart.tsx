import type { CartItem } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { productWords } from '@extranet/shared/rules';
import { PrintedSheet } from '../PrintedSheet.tsx';
import { usePrintedWords } from '../usePrintedWords.ts';
import { useCart } from './cart.slice.ts';

export function PrintedCart({ lines }: { lines: readonly CartItem[] }) {
  const { t } = useTranslation('cart-orders');
  const words = usePrintedWords();
  const et = useCart(({ cart }) => cart.totalPriceET);
  const vat = useCart(({ cart }) => cart.orderVATAmount);
  const it = useCart(({ cart }) => cart.totalPriceIT);
  return (
    <PrintedSheet
      title={t('cart.title')}
      facts={[[t('print.printedOn'), date(new Date(), 'minute')]]}
      lines={lines.map((line) => ({
        ...line,
        words: words(line.product ? productWords(line.product) : t('cart.toChoose'), line),
      }))}
      totals={{ et, vat, it }}
    >
      {t('print.noOrder')}
    </PrintedSheet>
  );
}
