import type { Delivery, Order } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  PageTitle,
  Panel,
  Skeleton,
  Stack,
} from '@extranet/shared/ui';
import { useCallback, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useCartOrders } from '../state.ts';
import { Totals } from '../Totals.tsx';
import { useFailureText } from '../useFailureText.ts';
import { AddressReadOnly } from './AddressReadOnly.tsx';
import { draftOrderOpened, isValidated, orderAddressed } from './addressing.slice.ts';
import { Confirmation } from './Confirmation.tsx';
import { DeliveryChoice } from './DeliveryChoice.tsx';

/** The address of an order that is not validated yet; from then on it can only be read (C4.09). */
export default function DeliverySelectPage() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const { orderId = '' } = useParams();
  const { status, order, validated } = useCartOrders(({ addressing }) => addressing);
  useEffect(() => {
    dispatch(draftOrderOpened(orderId));
  }, [dispatch, orderId]);

  if (validated && order?.orderId === orderId) return <Confirmation order={order} />;
  return (
    <Stack>
      <PageTitle title={t('deliverySelect.title')}>{order?.orderRef}</PageTitle>
      {status === 'pending' && <Skeleton height="20rem" />}
      {status === 'missing' && (
        <EmptyState
          title={t('order.missing')}
          action={<ButtonLink to="/orders">{t('order.back')}</ButtonLink>}
        />
      )}
      {status === 'error' && (
        <EmptyState
          title={t('order.failed')}
          action={<Button onClick={() => dispatch(draftOrderOpened(orderId))}>{t('retry')}</Button>}
        />
      )}
      {status === 'success' && order && <Address order={order} />}
    </Stack>
  );
}

function Address({ order }: { order: Order }) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const { sending, failure } = useCartOrders(({ addressing }) => addressing);
  const { orderId, delivery } = order;
  const handleChosen = useCallback(
    (chosen: Delivery) => dispatch(orderAddressed({ orderId, delivery: chosen })),
    [dispatch, orderId],
  );
  if (order.orderStatus !== 'brouillon')
    return (
      <Panel title={t('checkout.delivery')}>
        <Stack>
          <Alert tone="info">
            {t(isValidated(order) ? 'deliverySelect.validated' : 'deliverySelect.cancelled')}
          </Alert>
          {delivery && <AddressReadOnly delivery={delivery} />}
          <div>
            <ButtonLink to={`/order/${orderId}`}>{t('confirmation.see')}</ButtonLink>
          </div>
        </Stack>
      </Panel>
    );
  return (
    <>
      {failure && <Alert tone="error">{failureText(failure)}</Alert>}
      <Panel title={t('checkout.totals')}>
        <Totals et={order.orderTotalPriceET} vat={order.orderVATAmount} it={order.orderTotalPriceIT} />
      </Panel>
      <Panel title={t('checkout.address')}>
        <DeliveryChoice
          chosen={delivery}
          onChosen={handleChosen}
          submit={t('deliverySelect.submit')}
          busy={sending}
        />
      </Panel>
    </>
  );
}
