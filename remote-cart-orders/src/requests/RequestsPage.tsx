import type { OwnRequests } from '@extranet/shared/contracts';
import { date, integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, ButtonLink, EmptyState, Panel, StockBadge } from '@extranet/shared/ui';
import { BellOff, BellRing } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { BesideOrders } from '../BesideOrders.tsx';
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
  const open = useCallback(() => void dispatch(requestsOpened()), [dispatch]);
  useEffect(open, [open]);
  return (
    <BesideOrders
      title={t('requests.title')}
      back={t('requests.toOrders')}
      status={status}
      failed={t('requests.failed')}
      failedHint={t('requests.failedHint')}
      onRetry={open}
    >
      {requests && <Requests {...requests} />}
    </BesideOrders>
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
