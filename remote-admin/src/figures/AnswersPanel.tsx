import { date, integer, number } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { TimeChart } from './charts/TimeChart.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { useFigures } from './figures.slice.ts';
import { paramsOf } from './period.ts';
import { usePeriod } from './usePeriod.ts';

/** How long the forum's questions waited for their first answer. */
export function AnswersPanel() {
  const { t } = useTranslation('admin');
  const [period] = usePeriod();
  const { status, read } = useFigures((state) => state.figures.forum);
  const weeks = read?.weeks ?? [];
  const hours = (value: number | null) =>
    value === null ? t('figures.noAnswer') : t('figures.hours', { shown: number(value, 1) });
  const asked = weeks.reduce((sum, week) => sum + week.asked, 0);
  const answered = weeks.reduce((sum, week) => sum + week.answered, 0);
  return (
    <FigurePanel
      title={t('figures.answers')}
      name="delai-de-reponse-forum"
      status={status}
      drawn={read && asked > 0}
      empty={t('figures.answersNone')}
      file={{ path: '/admin/figures/forum/export', params: paramsOf(period) }}
      table={{
        caption: t('figures.answersCaption'),
        heads: [t('figures.week'), t('figures.questions'), t('figures.answered'), t('figures.median')],
        rows: weeks.map((week) => ({
          key: week.from,
          cells: [
            t('figures.weekOf', { day: date(week.from) }),
            integer(week.asked),
            integer(week.answered),
            hours(week.medianHours),
          ],
        })),
      }}
    >
      {(picture) => (
        <TimeChart
          label={t('figures.answersLabel', { asked: integer(asked), answered: integer(answered) })}
          hint={t('figures.pointHint')}
          points={weeks.map((week) => ({
            key: week.from,
            parts: [week.medianHours ?? 0],
            line: null,
            said: t('figures.answersSaid', {
              day: date(week.from),
              asked: integer(week.asked),
              answered: integer(week.answered),
              median: hours(week.medianHours),
            }),
          }))}
          onAxis={(key) => date(key).slice(0, 5)}
          inWords={(value) => t('figures.hours', { shown: integer(value) })}
          picture={picture}
        />
      )}
    </FigurePanel>
  );
}
