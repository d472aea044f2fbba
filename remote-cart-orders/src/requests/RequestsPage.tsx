import type { OwnRequests } from '@extranet/shared/contracts';
import { date, integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  Link,
  PageTitle,
  Panel,
  Skeleton,
  Stack,
  StockBadge,
} from '@extranet/shared/ui';
import { ArrowLeft, BellOff, BellRing } from 'lucide-react';
import { useEffect } from 'react';
import { RequestEntry, RequestList } from './RequestEntry.tsx';
import { RequestedProduct } from './RequestedProduct.tsx';
import { addRequestsPart } from './requests.part.ts';
import { alertLeft, requestsOpened, useRequests } from './requests.slice.ts';

addRequestsPart();

/** What the account waits for, and what was answered. */
export default function RequestsPage() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const { status, requests } = useRequests((state) => state.requests);
  useEffect(() => {
    dispatch(requestsOpened());
  }, [dispatch]);
  return (
    <Stack>
      <PageTitle title={t('requests.title')}>
        <Link to="/orders" icon={ArrowLeft}>
          {t('requests.toOrders')}
        </Link>
      </PageTitle>
      {status === 'pending' && <Skeleton height="20rem" />}
      {status === 'error' && (
        <Panel>
          <EmptyState
            title={t('requests.failed')}
            action={<Button onClick={() => dispatch(requestsOpened())}>{t('retry')}</Button>}
          >
            {t('requests.failedHint')}
          </EmptyState>
        </Panel>
      )}
      {status === 'success' && requests && <Requests {...requests} />}
    </Stack>
  );
}

function Requests({ alerts, delays, parts }: OwnRequests) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const { leaving, stays } = useRequests((state) => state.requests);
  if (alerts.length + delays.length + parts.length === 0)
    return (
      <Panel>
        <EmptyState
          icon={BellRing}
          title={t('requests.none')}
          action={<ButtonLink to="/catalog">{t('requests.toCatalogue')}</ButtonLink>}
        >
          {t('requests.noneHint')}
        </EmptyState>
      </Panel>
    );
  return (
    <>
      {stays && <Alert>{t('requests.stays')}</Alert>}
      {alerts.length > 0 && (
        <RequestList title={t('requests.alerts')}>
          {alerts.map(({ product, askedAt }) => (
            <RequestEntry
              key={product.prodId}
              what={<RequestedProduct product={product} />}
              asked={t('requests.since', { day: date(askedAt) })}
              state={<StockBadge code={product.prodCodeStock} />}
              action={
                <Button
                  icon={BellOff}
                  busy={leaving.includes(product.prodId)}
                  onClick={() => dispatch(alertLeft(product.prodId))}
                >
                  {t('requests.leave')}
                </Button>
              }
            />
          ))}
        </RequestList>
      )}
      {delays.length > 0 && (
        <RequestList title={t('requests.delays')}>
          {delays.map(({ product, request }) => (
            <RequestEntry
              key={`${product.prodId} ${request.askedAt}`}
              what={<RequestedProduct product={product} />}
              asked={[
                t('requests.askedOn', { day: date(request.askedAt) }),
                request.quantity &&
                  t('requests.pieces', { count: request.quantity, shown: integer(request.quantity) }),
                request.wishedOn && t('requests.wishedOn', { day: date(request.wishedOn) }),
              ]
                .filter(Boolean)
                .join(' · ')}
              answer={[
                request.promisedOn && t('requests.promisedOn', { day: date(request.promisedOn) }),
                request.answer,
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
        </RequestList>
      )}
      {parts.length > 0 && (
        <RequestList title={t('requests.parts')}>
          {parts.map(({ id, asked, askedAt, answer, answeredAt, proposed }) => (
            <RequestEntry
              key={id}
              what={t('requests.quoted', { asked })}
              asked={t('requests.askedOn', { day: date(askedAt) })}
              answer={answer || (answeredAt ? t('requests.answeredOtherwise') : '')}
              proposed={proposed && <RequestedProduct product={proposed} />}
            />
          ))}
        </RequestList>
      )}
    </>
  );
}
