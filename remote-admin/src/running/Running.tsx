import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font } from '@extranet/shared/theme';
import { Button, ButtonLink, EmptyState, PageTitle, Row, Select, Skeleton, Stack } from '@extranet/shared/ui';
import { FlaskConical, RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { RunningPanel } from './RunningPanel.tsx';
import { type RunningDays, runningOpened, useRunning } from './running.slice.ts';

const PERIODS: readonly RunningDays[] = ['1', '7', '30'];

/** How each release of each remote runs at the customers', the canary beside the stable one. */
export function Running() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, days, remotes, drills } = useRunning((state) => state.running);
  const open = (of: RunningDays) => dispatch(runningOpened(of));
  useEffect(() => {
    dispatch(runningOpened('1'));
  }, [dispatch]);
  return (
    <>
      <PageTitle
        title={t('running.title')}
        actions={
          <Actions>
            <Select
              label={t('running.period')}
              value={days}
              onValue={open}
              options={PERIODS.map((value) => ({ value, label: t(`running.days.${value}`) }))}
            />
            <Button icon={RefreshCw} busy={status === 'pending'} onClick={() => open(days)}>
              {t('running.refresh')}
            </Button>
            {drills && (
              <ButtonLink to="/extradmin/fonctionnement/exercices" icon={FlaskConical}>
                {t('running.drills')}
              </ButtonLink>
            )}
          </Actions>
        }
      >
        {t('running.intro')}
      </PageTitle>
      {status === 'error' ? (
        <EmptyState
          title={t('running.failed')}
          action={<Button onClick={() => open(days)}>{t('common.retry')}</Button>}
        >
          {t('common.failedHint')}
        </EmptyState>
      ) : (
        <Stack $gap="l">
          {status === 'pending' && remotes.length === 0 && <Skeleton height="12rem" />}
          {remotes.map((one) => (
            <RunningPanel key={one.remote} of={one} />
          ))}
          <Help>{t('running.help')}</Help>
        </Stack>
      )}
    </>
  );
}

/** The choice has its name above it: what stands beside it stands on its line. */
const Actions = styled(Row)`
  align-items: end;
`;
const Help = styled.p`
  color: ${color('soft')};
  font: ${font('xs')};
`;
