import { registerTexts, useTranslation } from '@extranet/shared/i18n';
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
import addressTexts from '../locales/address.fr.json';
import checkoutTexts from '../locales/checkout.fr.json';
import { MayNotOrder } from '../MayNotOrder.tsx';
import { UnsentNotice } from '../UnsentNotice.tsx';
import { CheckoutNotices } from './CheckoutNotices.tsx';
import { Confirmation } from './Confirmation.tsx';
import { priceChangeAccepted, priceChangeDeclined, useCheckout } from './checkout.slice.ts';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import { deliveryChosen, useDraft } from './draft.slice.ts';
import { PriceConsent } from './PriceConsent.tsx';
import { Steps } from './Steps.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import { usePlacedOrder } from './usePlacedOrder.ts';

for (const texts of [addressTexts, checkoutTexts]) registerTexts('cart-orders', texts);

export default function FinalizePage() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const mayOrder = useAppSelector(selectMayOrder);
  const { status, order, question } = useCheckout(({ checkout }) => checkout);
  const { step, delivery } = useDraft(({ draft }) => draft);
  const loaded = useCartFacts(({ cart }) => cart.loaded);
  const failed = useCartFacts(({ cart }) => cart.failed);
  const items = useCartFacts(({ cart }) => cart.items);
  const navigate = useNavigate();
  usePlacedOrder(order?.orderId);
  const handleChosen = useCallback(
    (chosen: NonNullable<typeof delivery>) => dispatch(deliveryChosen(chosen)),
    [dispatch],
  );
  const handleDecline = () => {
    dispatch(priceChangeDeclined());
    dispatch(cartChanged());
    navigate('/cart');
  };

  // Each step starts at the top of the page, wherever the button was.
  const stage = status === 'placed' ? 'placed' : step;
  const before = useRef(stage);
  useEffect(() => {
    if (before.current !== stage) window.scrollTo(0, 0);
    before.current = stage;
  }, [stage]);

  if (status === 'placed' && order) return <Confirmation order={order} />;
  const underWay = status !== 'idle' && status !== 'refused';
  const content = () => {
    if (status === 'reading') return <Skeleton height="20rem" />;
    if (!loaded) return failed ? <CartMissing /> : <Skeleton height="20rem" />;
    if (!mayOrder) return <MayNotOrder />;
    if (items.length === 0 && !underWay) return <NothingToOrder />;
    const current = step === 'summary' && delivery ? 'summary' : 'address';
    return (
      <Panel title={t(`checkout.${current}`)}>
        {current === 'summary' && delivery ? (
          <SummaryStep delivery={delivery} />
        ) : (
          <DeliveryChoice chosen={delivery} onChosen={handleChosen} submit={t('checkout.continue')} />
        )}
      </Panel>
    );
  };
  return (
    <Stack>
      <PageTitle title={t('checkout.title')}>
        {mayOrder && <Steps current={step === 'summary' && delivery ? 2 : 1} />}
      </PageTitle>
      {!underWay && <ElsewhereNotice />}
      <UnsentNotice />
      <CheckoutNotices />
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
