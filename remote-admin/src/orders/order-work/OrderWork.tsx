import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { media, space } from '@extranet/shared/theme';
import { Alert, Button, ButtonLink, EmptyState, PageTitle, Skeleton, Stack } from '@extranet/shared/ui';
import { useCallback, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { OrderDocuments } from '../../OrderDocuments.tsx';
import { useRefusal } from '../../refusals.ts';
import { eventWords } from './order-words.ts';
import { orderWorkOpened, refusalDismissed, useOrderWork } from './order-work.slice.ts';
import { WorkHead } from './WorkHead.tsx';
import { WorkLines } from './WorkLines.tsx';
import { WorkNotes } from './WorkNotes.tsx';
import { WorkParcels } from './WorkParcels.tsx';
import { WorkRequests } from './WorkRequests.tsx';
import { WorkSide } from './WorkSide.tsx';
import { WorkTimeline } from './WorkTimeline.tsx';

/** One order as the office works it: what it is at the left, who and what happened at the right. */
export function OrderWork() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { orderId = '' } = useParams();
  const { status, page, orderId: opened } = useOrderWork((state) => state.orderWork);
  const open = useCallback(() => {
    dispatch(orderWorkOpened(orderId));
  }, [dispatch, orderId]);
  useEffect(open, [open]);
  const shown = opened === orderId ? page : null;

  if (shown)
    return (
      <Stack>
        <WorkHead page={shown} />
        <Refused />
        <Two>
          <Stack>
            <WorkRequests page={shown} />
            <WorkLines page={shown} />
            <WorkParcels page={shown} />
            <OrderDocuments orderId={shown.order.orderId} />
          </Stack>
          <Stack>
            <WorkSide page={shown} />
            <WorkTimeline events={shown.life.events} />
            <WorkNotes notes={shown.notes} />
          </Stack>
        </Two>
      </Stack>
    );
  return (
    <>
      <PageTitle title={t('orderWork.title')} />
      {status === 'pending' && (
        <Stack aria-busy>
          <Skeleton height="3rem" />
          <Skeleton height="24rem" />
        </Stack>
      )}
      {status === 'missing' && (
        <EmptyState
          title={t('orderWork.missing')}
          action={<ButtonLink to="/extradmin/orders">{t('orderWork.back')}</ButtonLink>}
        >
          {t('orderWork.missingHint')}
        </EmptyState>
      )}
      {status === 'error' && (
        <EmptyState
          title={t('orderWork.failed')}
          action={<Button onClick={open}>{t('common.retry')}</Button>}
        >
          {t('common.failedHint')}
        </EmptyState>
      )}
    </>
  );
}

/** Why the last change was refused, and what happened meanwhile. Dialogs show their own. */
function Refused() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { refusal: kept, meanwhile } = useOrderWork((state) => state.orderWork);
  const refusal = useRefusal(kept);
  if (!kept || !refusal) return null;
  return (
    <Alert title={refusal.message} onDismiss={() => dispatch(refusalDismissed())}>
      {meanwhile.length > 0 && (
        <ul>
          {meanwhile.map((event) => (
            <li key={event.at + event.kind}>
              {event.who
                ? t('orderWork.doneBy', { what: eventWords(t, event), who: event.who })
                : eventWords(t, event)}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

/** The side column has its 320 px as soon as the lines have enough without it. */
const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20rem;
  align-items: start;
  gap: ${space('l')};
  ${media.tablet} { grid-template-columns: minmax(0, 1fr); }
`;
