import type { DeliveryRequest } from '@extranet/shared/contracts';
import { date, integer, phone, phoneHref } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, space } from '@extranet/shared/theme';
import {
  Badge,
  Button,
  ButtonLink,
  EmptyState,
  IconButton,
  Link,
  Panel,
  Reference,
  Skeleton,
  toast,
} from '@extranet/shared/ui';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import {
  inboxOpened,
  requestHandled,
  requestReopened,
  useDeliveryRequests,
} from './delivery-requests.slice.ts';

/** The delivery requests that nobody has answered yet. */
export function InboxPanel() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, requests } = useDeliveryRequests((state) => state.deliveryRequests);
  useEffect(() => {
    dispatch(inboxOpened());
  }, [dispatch]);
  const handleDone = (request: DeliveryRequest) => {
    dispatch(requestHandled(request));
    toast({
      text: t('inbox.handled', { ref: request.drProdRef }),
      action: { label: t('common.undo'), onAction: () => dispatch(requestReopened(request)) },
    });
  };
  return (
    <Panel
      title={t('inbox.title')}
      actions={
        <>
          {requests.length > 0 && <Badge tone="accent">{requests.length}</Badge>}
          <ButtonLink to="/extradmin/delais" variant="quiet">
            {t(status === 'success' && requests.length === 0 ? 'inbox.see' : 'inbox.all')}
          </ButtonLink>
        </>
      }
      flush
    >
      {(status === 'empty' || status === 'pending') && <Skeleton height="8rem" />}
      {status === 'error' && (
        <EmptyState
          title={t('inbox.failed')}
          action={<Button onClick={() => dispatch(inboxOpened())}>{t('common.retry')}</Button>}
        >
          {t('common.failedHint')}
        </EmptyState>
      )}
      {status === 'success' && requests.length === 0 && (
        // One line: the queue above says so too.
        <Nothing>{t('inbox.none')}</Nothing>
      )}
      <List>
        {requests.map((request) => (
          <Request key={request.drId} request={request} onDone={handleDone} />
        ))}
      </List>
    </Panel>
  );
}

function Request({
  request,
  onDone,
}: {
  request: DeliveryRequest;
  onDone: (request: DeliveryRequest) => void;
}) {
  const { t } = useTranslation('admin');
  const { drProdId, drProdRef, drUserId, drUserCompName, drUserName, drUserEmail, drUserPhone } = request;
  return (
    <li>
      <div>
        <p>
          {drProdId ? (
            <Link to={`/extradmin/products/${drProdId}`}>
              <Reference>{drProdRef}</Reference>
            </Link>
          ) : (
            <Reference>{drProdRef}</Reference>
          )}{' '}
          <Link to={`/extradmin?client=${encodeURIComponent(drUserId)}`}>{drUserCompName || drUserName}</Link>
        </p>
        <Quiet>
          {date(request.drCreatedAt, 'minute')} · <Link href={`mailto:${drUserEmail}`}>{drUserEmail}</Link>
          {request.drQuantity && ` · ${t('inbox.quantity', { shown: integer(request.drQuantity) })}`}
          {request.drWishedOn && ` · ${t('inbox.wishedOn', { day: date(request.drWishedOn) })}`}
          {drUserPhone && (
            <>
              {' · '}
              <Link href={phoneHref(drUserPhone)}>{phone(drUserPhone)}</Link>
            </>
          )}
        </Quiet>
      </div>
      <IconButton icon={Check} name={t('inbox.done', { ref: drProdRef })} onClick={() => onDone(request)} />
    </li>
  );
}

const List = styled.ul`
  max-block-size: 22rem;
  overflow: auto;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space('m')};
    padding: ${space('s', 'l')};
    border-block-start: 1px solid ${color('line')};
  }
  & > li:first-child { border-block-start: 0; }
`;
const Nothing = styled.p`
  padding: ${space('m', 'l')};
  color: ${color('soft')};
  font: ${font('s')};
`;
const Quiet = styled.p`
  color: ${color('soft')};
  font: ${font('xs')};
`;
