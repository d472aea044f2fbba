import type { Order } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Button, ButtonLink, EmptyState, PageTitle, Skeleton, Stack } from '@extranet/shared/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { BackToOrders } from './BackToOrders.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { useOrder } from './order.slice.ts';
import { addOrdersPart } from './orders.part.ts';
import { ReorderDialog } from './ReorderDialog.tsx';
import { useOpenedOrder } from './useOpenedOrder.ts';

addOrdersPart();

interface Props {
  /** What other features know of an order. */
  below?: (order: Order) => ReactNode;
}

export default function OrderPage({ below }: Props) {
  const { t } = useTranslation('cart-orders');
  const { id = '' } = useParams();
  const { orderId, status, order } = useOrder((state) => state.order);
  const open = useOpenedOrder(id);
  const shown = orderId === id ? order : null;
  return (
    <Stack>
      {shown && <OrderDetail key={shown.orderId} order={shown} />}
      {shown && below?.(shown)}
      {!shown && (
        <PageTitle title={t('order.title')}>
          <BackToOrders />
        </PageTitle>
      )}
      {!shown && status === 'pending' && <Skeleton height="24rem" />}
      {status === 'missing' && (
        <EmptyState
          title={t('order.missing')}
          action={<ButtonLink to="/orders">{t('order.back')}</ButtonLink>}
        >
          {t('order.missingHint')}
        </EmptyState>
      )}
      {!shown && status === 'error' && (
        <EmptyState title={t('order.failed')} action={<Button onClick={open}>{t('retry')}</Button>} />
      )}
      <ReorderDialog />
    </Stack>
  );
}
