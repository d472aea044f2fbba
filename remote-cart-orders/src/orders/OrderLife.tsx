import type { Order } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { media, space } from '@extranet/shared/theme';
import { Alert, Button, Panel, Row, Skeleton, Stack } from '@extranet/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { CancelDialog } from './CancelDialog.tsx';
import { MailsDialog } from './MailsDialog.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { lifeOpened, useOrderLife } from './order-life.slice.ts';
import { Parcels } from './Parcels.tsx';
import { RequestDialog } from './RequestDialog.tsx';
import { Requests } from './Requests.tsx';

type Opened = 'cancel' | 'request' | 'mails' | null;

/** What became of an order, and what its customer can still do about it. */
export function OrderLife({ order }: { order: Order }) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const { status, life, orderId } = useOrderLife((state) => state.orderLife);
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const version = order.orderVersion;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the order has changed.
  useEffect(() => {
    dispatch(lifeOpened(order.orderId));
  }, [dispatch, order.orderId, version]);
  if (order.orderStatus === 'brouillon') return null;
  const shown = orderId === order.orderId ? life : null;
  // Of what has arrived nothing can be changed any more: it is returned.
  const isOpen = order.items.some(({ itState }) => itState !== 'livree' && itState !== 'annulee');
  const cancellable = order.items.filter(({ itState }) => itState === 'validee');
  return (
    <Two>
      <Panel
        title={t('life.timeline')}
        actions={
          <Button variant="quiet" onClick={() => setOpened('mails')}>
            {t('life.mails')}
          </Button>
        }
      >
        {shown && <OrderTimeline events={shown.events} />}
        {!shown && status === 'pending' && <Skeleton height="8rem" />}
        {!shown && status === 'error' && (
          <Alert action={<Button onClick={() => dispatch(lifeOpened(order.orderId))}>{t('retry')}</Button>}>
            {t('life.failed')}
          </Alert>
        )}
      </Panel>
      <Panel title={t('life.parcels')}>
        <Stack $gap="m">
          {shown ? <Parcels parcels={shown.parcels} order={order} /> : <Skeleton height="5rem" />}
          {shown && <Requests requests={shown.requests} />}
          {order.orderStatus === 'validee' && (
            <Row>
              {cancellable.length > 0 && (
                <Button onClick={() => setOpened('cancel')}>{t('life.cancel')}</Button>
              )}
              {isOpen && <Button onClick={() => setOpened('request')}>{t('life.request')}</Button>}
            </Row>
          )}
        </Stack>
      </Panel>
      <CancelDialog
        order={order}
        lines={cancellable}
        open={opened === 'cancel'}
        onClose={close}
        onRequest={() => setOpened('request')}
      />
      <RequestDialog open={opened === 'request'} onClose={close} />
      <MailsDialog open={opened === 'mails'} onClose={close} />
    </Two>
  );
}

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space('l')};
  ${media.tablet} { grid-template-columns: minmax(0, 1fr); }
`;
