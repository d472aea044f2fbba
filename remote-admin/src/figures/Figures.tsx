import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Columns, PageTitle, Select, Stack } from '@extranet/shared/ui';
import { useEffect } from 'react';
import { AnswersPanel } from './AnswersPanel.tsx';
import { CustomersPanel } from './CustomersPanel.tsx';
import { figuresOpened } from './figures.slice.ts';
import { MissesPanel } from './MissesPanel.tsx';
import { isMonth, isThisMonth, LAST_DAYS, monthName, monthsOffered } from './period.ts';
import { TurnoverPanel } from './TurnoverPanel.tsx';
import { usePeriod } from './usePeriod.ts';
import { WantedPanel } from './WantedPanel.tsx';

/** How the shop does, in pictures (B9.02). */
export function Figures() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const [period, setPeriod] = usePeriod();
  useEffect(() => {
    dispatch(figuresOpened(period));
  }, [dispatch, period]);
  const intro = isThisMonth(period) ? 'introRunning' : isMonth(period) ? 'introMonth' : 'intro';
  return (
    <>
      <PageTitle
        title={t('figures.title')}
        actions={
          <Select
            label={t('figures.period')}
            value={period}
            onValue={setPeriod}
            options={[
              ...LAST_DAYS.map((value) => ({ value, label: t(`figures.days.${value}`) })),
              ...monthsOffered(period).map((value) => ({
                value,
                label: isThisMonth(value)
                  ? t('figures.running', { month: monthName(value) })
                  : monthName(value),
              })),
            ]}
          />
        }
      >
        {t(`figures.${intro}`)}
      </PageTitle>
      <Stack $gap="xl">
        <TurnoverPanel />
        <Columns $min="26rem" $gap="xl">
          <CustomersPanel which="best" />
          <CustomersPanel which="falling" />
          <WantedPanel />
          <MissesPanel />
        </Columns>
        <AnswersPanel />
      </Stack>
    </>
  );
}
