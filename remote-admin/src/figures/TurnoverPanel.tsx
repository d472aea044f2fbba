import { date, money } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { CATALOGUES } from '@extranet/shared/rules';
import { font, space } from '@extranet/shared/theme';
import { useMemo } from 'react';
import styled from 'styled-components';
import { bucketsOf } from './buckets.ts';
import { SeriesLegend } from './charts/SeriesLegend.tsx';
import { TimeChart } from './charts/TimeChart.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { useFigures } from './figures.slice.ts';
import { daysCompared, paramsOf } from './period.ts';
import { usePeriod } from './usePeriod.ts';

const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space('l')};
  font: ${font('s')};
  font-variant-numeric: tabular-nums;
  & > * { white-space: nowrap; }
`;

export function TurnoverPanel() {
  const { t } = useTranslation('admin');
  const [period] = usePeriod();
  const { status, read } = useFigures((state) => state.figures.orders);
  const buckets = useMemo(() => bucketsOf(read?.days ?? []), [read]);
  const total = buckets.reduce((sum, bucket) => sum + bucket.total, 0);
  // Not the sum of the bars: a month may follow one that has more days than it.
  const before = read?.before ?? 0;
  const weekly = read !== null && buckets.length < read.days.length;
  const named = (from: string) => (weekly ? t('figures.weekOf', { day: date(from) }) : date(from));
  const compared = daysCompared(period);
  const points = buckets.map((bucket, at) => ({
    key: bucket.from,
    parts: CATALOGUES.map((catalogue) => bucket.byCatalogue[catalogue]),
    line: at < compared ? bucket.before : null,
    said: t('figures.turnoverSaid', {
      day: named(bucket.from),
      total: money(bucket.total),
      parts: CATALOGUES.map((catalogue) => `${catalogue} ${money(bucket.byCatalogue[catalogue])}`).join(', '),
      before: money(bucket.before),
    }),
  }));
  const title = t(weekly ? 'figures.turnoverByWeek' : 'figures.turnoverByDay');
  return (
    <FigurePanel
      title={title}
      name="chiffre-affaires"
      status={status}
      drawn={read && (total > 0 || before > 0)}
      empty={t('figures.noOrder')}
      file={{ path: '/admin/figures/orders/export', params: { ...paramsOf(period), part: 'days' } }}
      table={{
        caption: t('figures.turnoverCaption'),
        heads: [
          t(weekly ? 'figures.week' : 'figures.day'),
          ...CATALOGUES,
          t('figures.total'),
          t('figures.before'),
        ],
        rows: buckets.map(({ from, byCatalogue, total: sum, before: earlier }) => ({
          key: from,
          cells: [
            named(from),
            ...CATALOGUES.map((catalogue) => money(byCatalogue[catalogue])),
            money(sum),
            money(earlier),
          ],
        })),
      }}
    >
      {(picture) => (
        <>
          <Sum>
            <strong>{t('figures.turnoverSum', { total: money(total) })}</strong>
            <span>{t('figures.turnoverSumBefore', { before: money(before) })}</span>
          </Sum>
          <SeriesLegend names={CATALOGUES} line={t('figures.before')} />
          <TimeChart
            label={t('figures.turnoverLabel', { total: money(total), before: money(before) })}
            hint={t('figures.pointHint')}
            points={points}
            onAxis={(key) => date(key).slice(0, 5)}
            inWords={(value) => t('figures.euros', { shown: Math.round(value).toLocaleString('fr-FR') })}
            picture={picture}
          />
        </>
      )}
    </FigurePanel>
  );
}
