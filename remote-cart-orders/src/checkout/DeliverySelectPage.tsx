import type { Delivery, Order } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  PageTitle,
  Panel,
  Row,
  Skeleton,
  Stack,
} from '@extranet/shared/ui';
import { RotateCw } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { describeOrderItem } from '../described-lines.ts';
import { Totals } from '../Totals.tsx';
import { useFailureText } from '../useFailureText.ts';
import { AddressReadOnly } from './AddressReadOnly.tsx';
import {
  draftOrderOpened,
  draftPricesDeclined,
  isExpired,
  isValidated,
  orderAddressed,
  useAddressing,
} from './addressing.slice.ts';
import { Confirmation } from './Confirmation.tsx';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import { PriceConsent } from './PriceConsent.tsx';

interface Props {
  /** Reorders the lines in a new order. */
  onAgain: (order: Order) => void;
}

/** The address of a draft order; read-only once the order is validated (C4.09). */
export default function DeliverySelectPage({ onAgain }: Props) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const { orderId = '' } = useParams();
  const { status, order, validated } = useAddressing(({ addressing }) => addressing);
  useEffect(() => {
    dispatch(draftOrderOpened(orderId));
  }, [dispatch, orderId]);

  if (validated && order?.orderId === orderId) return <Confirmation order={order} />;
  return (
    <Stack>
      <PageTitle title={t('deliverySelect.title')} {...(order && { reference: order.orderRef })} />
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
      {status === 'success' && order && <Address order={order} onAgain={onAgain} />}
    </Stack>
  );
}

function Address({ order, onAgain }: Props & { order: Order }) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const { sending, failure, question } = useAddressing(({ addressing }) => addressing);
  const { orderId, delivery, fingerprint } = order;
  const handleChosen = useCallback(
    (chosen: Delivery) => dispatch(orderAddressed({ orderId, delivery: chosen, fingerprint })),
    [dispatch, orderId, fingerprint],
  );
  // On a phone the button is at the bottom: scroll to the error at the top.
  useEffect(() => {
    if (failure) window.scrollTo(0, 0);
  }, [failure]);
  if (order.orderStatus !== 'brouillon') return <NoDraft order={order} onAgain={onAgain} />;
  return (
    <>
      {failure && (
        <Alert
          tone="error"
          action={LOST.includes(failure.code) && <OrderAgain onClick={() => onAgain(order)} />}
        >
          {failureText(failure)}
        </Alert>
      )}
      <Panel title={t('checkout.totals')}>
        <Stack $gap="m">
          <Totals et={order.orderTotalPriceET} vat={order.orderVATAmount} it={order.orderTotalPriceIT} />
          {order.orderExpiresAt && (
            <p>{t('deliverySelect.until', { day: date(order.orderExpiresAt, 'minute') })}</p>
          )}
        </Stack>
      </Panel>
      <Panel title={t('checkout.address')}>
        <DeliveryChoice
          chosen={delivery}
          onChosen={handleChosen}
          submit={t('deliverySelect.submit')}
          busy={sending}
        />
      </Panel>
      <PriceConsent
        question={question}
        lines={order.items.map(describeOrderItem)}
        onAccept={() => question && dispatch(orderAddressed({ orderId, ...question }))}
        onClose={() => dispatch(draftPricesDeclined())}
      />
    </>
  );
}

/** This draft cannot be ordered any more; its lines can be reordered. */
const LOST = ['order.expired', 'cart.notOrderable'];

function NoDraft({ order, onAgain }: Props & { order: Order }) {
  const { t } = useTranslation('cart-orders');
  const { orderId, delivery, orderExpiresAt } = order;
  const toOrder = <ButtonLink to={`/order/${orderId}`}>{t('confirmation.see')}</ButtonLink>;
  if (isExpired(order))
    return (
      <Panel title={t('deliverySelect.expired')}>
        <Stack>
          <p>{t('deliverySelect.expiredHint', { day: date(orderExpiresAt ?? '', 'minute') })}</p>
          <Row>
            <OrderAgain onClick={() => onAgain(order)} />
            {toOrder}
          </Row>
        </Stack>
      </Panel>
    );
  return (
    <Panel title={t('checkout.delivery')}>
      <Stack>
        <Alert tone="info">
          {t(isValidated(order) ? 'deliverySelect.validated' : 'deliverySelect.cancelled')}
        </Alert>
        {delivery && <AddressReadOnly delivery={delivery} />}
        <div>{toOrder}</div>
      </Stack>
    </Panel>
  );
}

function OrderAgain({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('cart-orders');
  return (
    <Button variant="primary" icon={RotateCw} onClick={onClick}>
      {t('reorder.all')}
    </Button>
  );
}
