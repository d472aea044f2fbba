import type { DeliveryRequest } from '@extranet/shared/contracts';
import { date, integer, phone, phoneHref } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, space } from '@extranet/shared/theme';
import {
  Badge,
  Button,
  EmptyState,
  IconButton,
  Link,
  Panel,
  Reference,
  Skeleton,
  toast,
} from '@extranet/shared/ui';
import { Check, Inbox, MessageSquareReply } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { AnswerForm } from './AnswerForm.tsx';
import {
  answerSaid,
  inboxOpened,
  requestHandled,
  requestReopened,
  useDeliveryRequests,
} from './delivery-requests.slice.ts';

/** The delivery requests that nobody has answered yet. */
export function InboxPanel() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, requests, answered } = useDeliveryRequests((state) => state.deliveryRequests);
  useEffect(() => {
    dispatch(inboxOpened());
  }, [dispatch]);
  useEffect(() => {
    if (answered === null) return;
    toast({ text: t('inbox.answered', { ref: answered }) });
    dispatch(answerSaid());
  }, [answered, dispatch, t]);
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
      actions={requests.length > 0 && <Badge tone="accent">{requests.length}</Badge>}
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
        <EmptyState icon={Inbox} title={t('inbox.none')}>
          {t('inbox.noneHint')}
        </EmptyState>
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
  const [writing, setWriting] = useState(false);
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
      <Actions>
        <IconButton
          icon={MessageSquareReply}
          name={t('inbox.answerTo', { ref: drProdRef })}
          aria-expanded={writing}
          onClick={() => setWriting(!writing)}
        />
        <IconButton icon={Check} name={t('inbox.done', { ref: drProdRef })} onClick={() => onDone(request)} />
      </Actions>
      {writing && <AnswerForm request={request} onCancel={() => setWriting(false)} />}
    </li>
  );
}

const List = styled.ul`
  max-block-size: 22rem;
  overflow: auto;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space('m')};
    padding: ${space('s', 'l')};
    border-block-start: 1px solid ${color('line')};
  }
  & > li > div:first-child { flex: 1 1 12rem; min-inline-size: 0; }
  & > li:first-child { border-block-start: 0; }
`;
const Actions = styled.div`
  display: flex;
`;
const Quiet = styled.p`
  color: ${color('soft')};
  font: ${font('xs')};
`;
