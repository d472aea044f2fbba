import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import {
  Alert,
  Button,
  EmptyState,
  PageTitle,
  Panel,
  Row,
  Skeleton,
  Stack,
  toast,
} from '@extranet/shared/ui';
import { PackageSearch } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PartRequestLine } from './PartRequestLine.tsx';
import { olderPartRequestsAsked, partRequestsOpened, usePartRequests } from './part-requests.slice.ts';

/** Those that wait first; what is marked stays in its place until the page is opened again. */
export function PartRequests() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, requests, more, older, failures, answered } = usePartRequests(
    (state) => state.partRequests,
  );
  useEffect(() => {
    dispatch(partRequestsOpened());
  }, [dispatch]);
  const told = useRef(failures);
  useEffect(() => {
    if (failures > told.current) toast({ tone: 'error', text: t('partRequests.notSaved') });
    told.current = failures;
  }, [failures, t]);
  const toldAnswer = useRef(answered);
  useEffect(() => {
    if (answered && answered !== toldAnswer.current)
      toast({ tone: 'success', text: t('partRequests.sent', { who: answered.customer.email }) });
    toldAnswer.current = answered;
  }, [answered, t]);
  const waiting = requests.filter((request) => request.status === 'new').length;
  return (
    <>
      <PageTitle title={t('partRequests.title')}>{t('partRequests.intro')}</PageTitle>
      <Panel title={status === 'success' && t('partRequests.waiting', { count: waiting })} flush>
        {(status === 'empty' || status === 'pending') && <Waiting />}
        {status === 'error' && (
          <EmptyState
            title={t('partRequests.failed')}
            action={<Button onClick={() => dispatch(partRequestsOpened())}>{t('common.retry')}</Button>}
          >
            {t('common.failedHint')}
          </EmptyState>
        )}
        {status === 'success' && requests.length === 0 && (
          <EmptyState icon={PackageSearch} title={t('partRequests.none')}>
            {t('partRequests.noneHint')}
          </EmptyState>
        )}
        {requests.length > 0 && (
          <ul aria-label={t('partRequests.list')}>
            {requests.map((request) => (
              <PartRequestLine key={request.id} request={request} />
            ))}
          </ul>
        )}
      </Panel>
      {older === 'error' && <Alert>{t('partRequests.moreFailed')}</Alert>}
      {more && (
        <Row>
          <Button
            busy={older === 'pending'}
            onClick={() => dispatch(olderPartRequestsAsked(requests.length))}
          >
            {t('partRequests.more')}
          </Button>
        </Row>
      )}
    </>
  );
}

const Waiting = () => (
  <Stack aria-busy>
    <Skeleton height="5rem" />
    <Skeleton height="5rem" />
    <Skeleton height="5rem" />
  </Stack>
);
