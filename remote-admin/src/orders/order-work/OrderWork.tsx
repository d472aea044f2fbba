import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { media, space } from '@extranet/shared/theme';
import { Button, ButtonLink, EmptyState, PageTitle, Skeleton, Stack } from '@extranet/shared/ui';
import { useCallback, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { OrderDocuments } from '../../OrderDocuments.tsx';
import { orderWorkOpened, useOrderWork } from './order-work.slice.ts';
import { Refused } from './Refused.tsx';
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

/** The side column has its 320 px as soon as the lines have enough without it. */
const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20rem;
  align-items: start;
  gap: ${space('l')};
  ${media.tablet} { grid-template-columns: minmax(0, 1fr); }
`;
