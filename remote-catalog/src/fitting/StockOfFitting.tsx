import type { Product } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import type { Proposal } from '@extranet/shared/rules/fitting';
import { StockBadge } from '@extranet/shared/ui';
import { longDay } from '../long-day.ts';
import { useStockDay } from '../useStockDay.ts';

/** When all of it would be there, and which part is waited for: the car is on the lift. */
export function StockOfFitting({ proposal: { lines, stock } }: { proposal: Proposal<Product> }) {
  const { t } = useTranslation('catalog');
  const on = useStockDay(stock);
  const slow = lines.filter(({ prodCodeStock }) => prodCodeStock === stock);
  return (
    <>
      <StockBadge code={stock} />
      {on && <small>{t('fitting.there', { day: longDay(on) })}</small>}
      {slow.length < lines.length && (
        <small>{t('fitting.slowest', { references: slow.map(({ prodRef }) => prodRef).join(', ') })}</small>
      )}
    </>
  );
}
