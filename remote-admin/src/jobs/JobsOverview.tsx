import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, EmptyState, PageTitle, Stack, toast } from '@extranet/shared/ui';
import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { JobKinds } from './JobKinds.tsx';
import { jobsOpened, useJobs } from './jobs.slice.ts';
import { TroubledJobs } from './TroubledJobs.tsx';

/** What the portal does by itself after a click: mails, housekeeping; what failed can be done again. */
export function JobsOverview() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, overview, outcome } = useJobs((state) => state.jobs);
  useEffect(() => {
    dispatch(jobsOpened());
  }, [dispatch]);
  useEffect(() => {
    if (!outcome) return;
    const { way, chosen, changed } = outcome;
    if (changed === null) toast({ tone: 'error', text: t('jobs.notChanged') });
    else if (changed < chosen) toast({ tone: 'info', text: t('jobs.changedElsewhere') });
    else toast({ tone: 'success', text: t(`jobs.done.${way}`, { count: changed }) });
  }, [outcome, t]);
  const first = status !== 'success' && overview.kinds.length === 0;
  return (
    <>
      <PageTitle
        title={t('jobs.title')}
        actions={
          <Button icon={RefreshCw} busy={status === 'pending'} onClick={() => dispatch(jobsOpened())}>
            {t('jobs.refresh')}
          </Button>
        }
      >
        {t('jobs.intro')}
      </PageTitle>
      {status === 'error' ? (
        <EmptyState
          title={t('jobs.failed')}
          action={<Button onClick={() => dispatch(jobsOpened())}>{t('common.retry')}</Button>}
        >
          {t('common.failedHint')}
        </EmptyState>
      ) : (
        <Stack $gap="xl">
          <TroubledJobs troubled={overview.troubled} loading={first} />
          <JobKinds kinds={overview.kinds} loading={first} />
        </Stack>
      )}
    </>
  );
}
