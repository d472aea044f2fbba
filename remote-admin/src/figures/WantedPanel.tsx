import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { RankChart } from './charts/RankChart.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { useFigures } from './figures.slice.ts';
import { paramsOf } from './period.ts';
import { usePeriod } from './usePeriod.ts';

/** Parts out of stock that were asked for. */
export function WantedPanel() {
  const { t } = useTranslation('admin');
  const [period] = usePeriod();
  const { status, read } = useFigures((state) => state.figures.orders);
  const wanted = read?.wanted ?? [];
  return (
    <FigurePanel
      title={t('figures.wanted')}
      name="pieces-epuisees-demandees"
      status={status}
      drawn={read && wanted.length > 0}
      empty={t('figures.wantedNone')}
      file={{ path: '/admin/figures/orders/export', params: { ...paramsOf(period), part: 'wanted' } }}
      table={{
        caption: t('figures.wantedCaption'),
        heads: [t('figures.part'), t('figures.catalogue'), t('figures.asked'), t('figures.customers')],
        rows: wanted.map(({ productId, ref, catalogue, asked, customers }) => ({
          key: productId,
          cells: [ref, catalogue, integer(asked), integer(customers)],
        })),
      }}
    >
      {(picture) => (
        <RankChart
          label={t('figures.wantedCaption')}
          picture={picture}
          rows={wanted.map(({ productId, ref, catalogue, asked, customers }) => ({
            key: productId,
            name: `${ref} · ${catalogue}`,
            value: asked,
            said: t('figures.askedBy', { asked: integer(asked), customers: integer(customers) }),
          }))}
        />
      )}
    </FigurePanel>
  );
}
