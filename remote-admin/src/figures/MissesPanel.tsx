import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { Link } from '@extranet/shared/ui';
import { RankChart } from './charts/RankChart.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { useFigures } from './figures.slice.ts';

/** What was searched in vain most often; the report of searches has all of it. */
export function MissesPanel() {
  const { t } = useTranslation('admin');
  const { status, read } = useFigures((state) => state.figures.misses);
  const misses = read ?? [];
  return (
    <FigurePanel
      title={t('figures.misses')}
      name="recherches-sans-resultat"
      status={status}
      drawn={read && misses.length > 0}
      empty={t('figures.missesNone')}
      table={{
        caption: t('figures.missesCaption'),
        heads: [t('figures.searched'), t('figures.times'), t('figures.customers')],
        rows: misses.map(({ text, times, customers }) => ({
          key: text,
          cells: [text, integer(times), integer(customers)],
        })),
      }}
    >
      {(picture) => (
        <>
          <RankChart
            label={t('figures.missesCaption')}
            picture={picture}
            rows={misses.map(({ text, times, customers }) => ({
              key: text,
              name: text,
              value: times,
              said: t('figures.askedBy', { asked: integer(times), customers: integer(customers) }),
            }))}
          />
          <Link to="/extradmin/recherches">{t('figures.allMisses')}</Link>
        </>
      )}
    </FigurePanel>
  );
}
