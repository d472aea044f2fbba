import { money } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { RankChart } from './charts/RankChart.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { useFigures } from './figures.slice.ts';
import { paramsOf } from './period.ts';
import { usePeriod } from './usePeriod.ts';

/** Those who ordered most, or those who order less than before. */
export function CustomersPanel({ which }: { which: 'best' | 'falling' }) {
  const { t } = useTranslation('admin');
  const [period] = usePeriod();
  const { status, read } = useFigures((state) => state.figures.orders);
  const customers = read?.[which] ?? [];
  const title = t(`figures.${which}`);
  return (
    <FigurePanel
      title={title}
      name={which === 'best' ? 'clients-chiffre-affaires' : 'clients-en-baisse'}
      status={status}
      drawn={read && customers.length > 0}
      empty={t(`figures.${which}None`)}
      file={{
        path: '/admin/figures/orders/export',
        params: { ...paramsOf(period), part: which === 'best' ? 'customers' : which },
      }}
      {...(which === 'best' && { note: t('figures.bestFile') })}
      table={{
        caption: t('figures.customersCaption'),
        heads: [t('figures.customer'), t('figures.thisPeriod'), t('figures.before')],
        rows: customers.map(({ userId, name, turnover, before }) => ({
          key: userId,
          cells: [name, money(turnover), money(before)],
        })),
      }}
    >
      {(picture) => (
        <RankChart
          label={t('figures.customersLabel', { title })}
          picture={picture}
          rows={customers.map(({ userId, name, turnover, before }) => ({
            key: userId,
            name,
            value: turnover,
            before,
            said: t('figures.besideBefore', { shown: money(turnover), before: money(before) }),
          }))}
        />
      )}
    </FigurePanel>
  );
}
