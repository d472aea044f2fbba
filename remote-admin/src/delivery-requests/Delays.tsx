import type { DeliveryRequest } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, EmptyState, PageTitle, Panel, Skeleton, Stack, toast } from '@extranet/shared/ui';
import { Inbox } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useRefusal } from '../refusals.ts';
import { AnsweredRequest } from './AnsweredRequest.tsx';
import { delaysOpened, useDelays } from './answers.slice.ts';
import { WaitingRequest } from './WaitingRequest.tsx';

/** Delay requests that wait, each answered where it stands, and below them those that were answered. */
export function Delays() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, requests, answered, drafts, markRefusal } = useDelays((state) => state.delays);
  // An answer that was begun before one looked something up elsewhere is open again.
  const [open, setOpen] = useState<string | null>(() => Object.keys(drafts)[0] ?? null);
  useEffect(() => {
    dispatch(delaysOpened());
  }, [dispatch]);
  // Told once: whoever comes back to the page has seen it.
  const told = useRef(answered);
  useEffect(() => {
    if (!answered || answered === told.current) return;
    told.current = answered;
    setOpen(null);
    toast({ tone: 'success', text: t('delays.sent', { who: answered.drUserEmail }) });
  }, [answered, t]);
  const refused = useRefusal(markRefusal)?.message;
  useEffect(() => {
    if (markRefusal && refused) toast({ tone: 'error', text: refused });
  }, [markRefusal, refused]);
  const waiting = requests.filter(({ drHandledAt }) => drHandledAt === null);
  const done = requests.filter(({ drHandledAt }) => drHandledAt !== null);
  const first = requests.length === 0 && (status === 'empty' || status === 'pending');
  return (
    <>
      <PageTitle title={t('inbox.title')}>{t('delays.intro')}</PageTitle>
      <Stack $gap="xl">
        <Panel title={t('delays.waiting', { count: waiting.length })} flush busy={first}>
          {first && <Skeleton height="12rem" />}
          {status === 'error' && (
            <EmptyState
              title={t('inbox.failed')}
              action={<Button onClick={() => dispatch(delaysOpened())}>{t('common.retry')}</Button>}
            >
              {t('common.failedHint')}
            </EmptyState>
          )}
          {status === 'success' && waiting.length === 0 && (
            <EmptyState icon={Inbox} title={t('inbox.none')}>
              {t('inbox.noneHint')}
            </EmptyState>
          )}
          <ul aria-label={t('delays.waitingList')}>
            {byAge(waiting).map((request) => (
              <WaitingRequest
                key={request.drId}
                request={request}
                open={open === request.drId}
                onOpen={() => setOpen(request.drId)}
                onClose={() => setOpen(null)}
              />
            ))}
          </ul>
        </Panel>
        {done.length > 0 && (
          <Panel title={t('delays.answered')} flush>
            <ul aria-label={t('delays.answered')}>
              {done.map((request) => (
                <AnsweredRequest key={request.drId} request={request} />
              ))}
            </ul>
          </Panel>
        )}
      </Stack>
    </>
  );
}

/** Who asked first is answered first. */
const byAge = (requests: DeliveryRequest[]) =>
  requests.toSorted((a, b) => (a.drCreatedAt < b.drCreatedAt ? -1 : 1));
