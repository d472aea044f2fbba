import { useTranslation } from '@extranet/shared/i18n';
import { selectFaqRole } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { media, rowHeight, space } from '@extranet/shared/theme';
import { Button, EmptyState, PageTitle, Panel, Skeleton, Stack } from '@extranet/shared/ui';
import { Suspense, useEffect } from 'react';
import styled from 'styled-components';
import { loadThreadPage, ReferencePicker } from '../pages.ts';
import type { Only } from './find-threads.ts';
import { ThreadFilters } from './ThreadFilters.tsx';
import { ThreadTable } from './ThreadTable.tsx';
import { threadsOpened, useThreads } from './threads.slice.ts';
import { useShownThreads } from './useShownThreads.ts';

export default function ThreadsPage() {
  const { t } = useTranslation('faq');
  const dispatch = useAppDispatch();
  const contributes = ['contributor', 'admin'].includes(useAppSelector(selectFaqRole));
  const { status, threads } = useThreads((state) => state.threads);
  const { shown, understood, waiting, only } = useShownThreads();
  const load = () => dispatch(threadsOpened());
  useEffect(() => {
    dispatch(threadsOpened());
  }, [dispatch]);
  const settled = status === 'success' || status === 'error';

  return (
    <Stack onPointerEnter={() => void loadThreadPage()} onFocus={() => void loadThreadPage()}>
      <PageTitle
        title={t('threads.title')}
        actions={
          contributes && (
            <Picker data-print="never">
              {settled && (
                <Suspense fallback={<Skeleton height="4rem" />}>
                  <ReferencePicker />
                </Suspense>
              )}
            </Picker>
          )
        }
      >
        {t('threads.intro')}
      </PageTitle>
      {status === 'error' ? (
        <EmptyState title={t('threads.failed')} action={<Button onClick={load}>{t('retry')}</Button>}>
          {t('failedHint')}
        </EmptyState>
      ) : (
        <Panel flush>
          <ThreadFilters count={shown.length} understood={understood} waiting={waiting.size} only={only} />
          <ThreadTable
            threads={shown}
            waiting={waiting}
            loading={!settled}
            empty={
              <EmptyState title={threads.length > 0 ? t('threads.noneFound') : t('threads.none')}>
                {t(emptyHint(threads.length > 0, contributes, only))}
              </EmptyState>
            }
          />
        </Panel>
      )}
    </Stack>
  );
}

function emptyHint(some: boolean, contributes: boolean, only: Only) {
  if (only === 'waiting') return 'threads.noneWaitingHint';
  if (only === 'mine') return 'threads.noneMineHint';
  if (some) return 'threads.noneFoundHint';
  return contributes ? 'threads.noneContributorHint' : 'threads.noneHint';
}

/** Its space is reserved while it loads, so that the list below does not move. */
const Picker = styled.div`
  inline-size: 22rem;
  min-block-size: calc(1.625rem + ${rowHeight()});
  ${media.phone} {
    inline-size: calc(100vw - 2 * ${space('l')});
  }
`;
