import { useTranslation } from '@extranet/shared/i18n';
import { cartChanged } from '@extranet/shared/remote';
import { selectMayOrder } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { Alert, ButtonLink, PageTitle, Panel, Skeleton, Stack } from '@extranet/shared/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCartFacts } from '../cart-facts.ts';
import { describeCartItem } from '../described-lines.ts';
import { ElsewhereNotice } from '../ElsewhereNotice.tsx';
import { EmptyCart } from '../EmptyCart.tsx';
import { MayNotOrder } from '../MayNotOrder.tsx';
import { UnsentNotice } from '../UnsentNotice.tsx';
import { answersClick, CheckoutNotices } from './CheckoutNotices.tsx';
import { Confirmation } from './Confirmation.tsx';
import { addCheckoutPart } from './checkout.part.ts';
import { priceChangeAccepted, priceChangeDeclined, useCheckout } from './checkout.slice.ts';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import { deliveryChosen } from './draft.slice.ts';
import { PriceConsent } from './PriceConsent.tsx';
import { Steps } from './Steps.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import { useCheckoutStep } from './useCheckoutStep.ts';
import { usePlacedOrder } from './usePlacedOrder.ts';

addCheckoutPart();

export default function FinalizePage() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const mayOrder = useAppSelector(selectMayOrder);
  const { status, order, question } = useCheckout(({ checkout }) => checkout);
  const { step, delivery, toSummary, toAddress } = useCheckoutStep();
  const loaded = useCartFacts(({ cart }) => cart.loaded);
  const failed = useCartFacts(({ cart }) => cart.failed);
  const items = useCartFacts(({ cart }) => cart.items);
  const navigate = useNavigate();
  usePlacedOrder(order?.orderId);
  const handleChosen = useCallback(
    (chosen: NonNullable<typeof delivery>) => {
      dispatch(deliveryChosen(chosen));
      toSummary();
    },
    [dispatch, toSummary],
  );
  const handleDecline = () => {
    dispatch(priceChangeDeclined());
    dispatch(cartChanged());
    navigate('/cart');
  };

  // Each step starts at the top of the page and is read out from there, wherever the button was.
  const heading = useRef<HTMLSpanElement>(null);
  const stage = status === 'placed' ? 'placed' : step;
  const before = useRef(stage);
  useEffect(() => {
    if (before.current !== stage) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    before.current = stage;
  }, [stage]);

  if (status === 'placed' && order) return <Confirmation order={order} />;
  const underWay = status !== 'idle' && status !== 'refused';
  const onSummary = step === 'summary' && delivery;
  const nothing = items.length === 0 && !underWay;
  const noticeAtButton = onSummary && loaded && mayOrder && !nothing && answersClick(status);
  const content = () => {
    if (status === 'reading') return <Skeleton height="20rem" />;
    if (!loaded) return failed ? <CartMissing /> : <Skeleton height="20rem" />;
    if (!mayOrder) return <MayNotOrder />;
    if (nothing) return <NothingToOrder />;
    return (
      <Panel
        title={
          <span ref={heading} tabIndex={-1}>
            {t(`checkout.${step}`)}
          </span>
        }
      >
        {onSummary ? (
          <SummaryStep delivery={onSummary} onChangeDelivery={toAddress} />
        ) : (
          <DeliveryChoice chosen={delivery} onChosen={handleChosen} submit={t('checkout.continue')} />
        )}
      </Panel>
    );
  };
  return (
    <Stack>
      <PageTitle title={t('checkout.title')}>
        {mayOrder && <Steps current={step === 'summary' ? 2 : 1} />}
      </PageTitle>
      {!underWay && <ElsewhereNotice />}
      <UnsentNotice />
      {!noticeAtButton && <CheckoutNotices />}
      {content()}
      <PriceConsent
        question={status === 'priceChanged' ? question : null}
        lines={items.map(describeCartItem)}
        onAccept={() => dispatch(priceChangeAccepted())}
        onClose={() => dispatch(priceChangeDeclined())}
        decline={{ label: t('consent.decline'), onClick: handleDecline }}
      />
    </Stack>
  );
}

function CartMissing() {
  const { t } = useTranslation('cart-orders');
  return <Alert tone="error">{t('cart.failedHint')}</Alert>;
}

function NothingToOrder() {
  const { t } = useTranslation('cart-orders');
  return (
    <EmptyCart action={<ButtonLink to="/orders">{t('checkout.seeOrders')}</ButtonLink>}>
      {t('checkout.emptyHint')}
    </EmptyCart>
  );
}
