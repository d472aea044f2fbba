import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  PageTitle,
  Panel,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@extranet/shared/ui';
import { Activity } from 'lucide-react';
import { useEffect } from 'react';
import { useRefusal } from '../refusals.ts';
import { DrillLine } from './DrillLine.tsx';
import { drillsLeft, drillsOpened, useDrills } from './drills.slice.ts';

/** What can be broken to be shown, one by one, each in a portal of its own. */
export function Drills() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, overview, refusal, finished } = useDrills((state) => state.drills);
  const refused = useRefusal(refusal);
  useEffect(() => {
    const open = () => dispatch(drillsOpened());
    // A colleague, or another tab, may have started one meanwhile.
    const openAgain = () => document.visibilityState === 'visible' && open();
    open();
    document.addEventListener('visibilitychange', openAgain);
    return () => {
      document.removeEventListener('visibilitychange', openAgain);
      dispatch(drillsLeft());
    };
  }, [dispatch]);
  const ended = overview.drills.find(({ name }) => name === finished);
  return (
    <>
      <PageTitle
        title={t('drills.title')}
        actions={
          <ButtonLink to="/extradmin/fonctionnement" icon={Activity}>
            {t('drills.back')}
          </ButtonLink>
        }
      >
        {t('drills.intro')}
      </PageTitle>
      <VisuallyHidden role="status">{ended && t('drills.finished', { title: ended.title })}</VisuallyHidden>
      {status === 'absent' && <EmptyState title={t('drills.absent')}>{t('drills.absentHint')}</EmptyState>}
      {status === 'error' && (
        <EmptyState
          title={t('drills.failed')}
          action={<Button onClick={() => dispatch(drillsOpened())}>{t('common.retry')}</Button>}
        >
          {t('common.failedHint')}
        </EmptyState>
      )}
      {(status === 'empty' || status === 'pending') && <Skeleton height="24rem" />}
      {status === 'success' && (
        <Stack $gap="m">
          {refused && <Alert title={t('drills.notStarted')}>{refused.message}</Alert>}
          <Panel flush>
            <ul aria-label={t('drills.title')}>
              {overview.drills.map((drill) => (
                <DrillLine key={drill.name} drill={drill} running={overview.running} />
              ))}
            </ul>
          </Panel>
        </Stack>
      )}
    </>
  );
}
