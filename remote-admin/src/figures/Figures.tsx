import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Columns, PageTitle, Select, Stack } from '@extranet/shared/ui';
import { useEffect } from 'react';
import { AnswersPanel } from './AnswersPanel.tsx';
import { CustomersPanel } from './CustomersPanel.tsx';
import { figuresOpened } from './figures.slice.ts';
import { MissesPanel } from './MissesPanel.tsx';
import { TurnoverPanel } from './TurnoverPanel.tsx';
import { PERIODS, usePeriod } from './usePeriod.ts';
import { WantedPanel } from './WantedPanel.tsx';

/** How the shop does, in pictures (B9.02). */
export function Figures() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const [days, setDays] = usePeriod();
  useEffect(() => {
    dispatch(figuresOpened(days));
  }, [dispatch, days]);
  return (
    <>
      <PageTitle
        title={t('figures.title')}
        actions={
          <Select
            label={t('figures.period')}
            value={days}
            onValue={setDays}
            options={PERIODS.map((value) => ({ value, label: t(`figures.days.${value}`) }))}
          />
        }
      >
        {t('figures.intro')}
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
