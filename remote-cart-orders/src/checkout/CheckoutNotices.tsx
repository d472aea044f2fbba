import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, ButtonLink, FormError, ProgressBar } from '@extranet/shared/ui';
import { useMemo } from 'react';
import { useFailureText } from '../useFailureText.ts';
import { type CheckoutStatus, orderAskedAgain, useCheckout } from './checkout.slice.ts';

/** They answer a click: seen where it was made. The others are there when the page opens. */
const ANSWERS: readonly CheckoutStatus[] = ['sending', 'unanswered', 'unconfirmed', 'refused'];

export const answersClick = (status: CheckoutStatus): boolean => ANSWERS.includes(status);

/** Messages about a sent order that is not confirmed. */
export function CheckoutNotices() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const { status, failure } = useCheckout(({ checkout }) => checkout);
  const error = useMemo(
    () => failure && { message: failureText(failure), fields: failure.fields },
    [failure, failureText],
  );
  switch (status) {
    case 'sending':
      return <ProgressBar label={t('checkout.sending')} />;
    case 'unanswered':
      return (
        <Alert tone="warning" title={t('checkout.unanswered')}>
          {t('checkout.unansweredHint')}
        </Alert>
      );
    case 'unconfirmed':
    case 'interrupted':
      return (
        <Alert
          tone="warning"
          title={t('checkout.unconfirmed')}
          action={<Button onClick={() => dispatch(orderAskedAgain())}>{t('checkout.askAgain')}</Button>}
        >
          {t('checkout.unconfirmedHint')}
        </Alert>
      );
    case 'doubtful':
      return (
        <Alert
          tone="warning"
          title={t('checkout.doubtful')}
          action={<ButtonLink to="/orders">{t('checkout.seeOrders')}</ButtonLink>}
        >
          {t('checkout.doubtfulHint')}
        </Alert>
      );
    case 'refused':
      if (failure?.status === 404) return <Alert tone="error">{t('checkout.deliveryLost')}</Alert>;
      return (
        <>
          <FormError error={error ?? { message: t('errors.unknown') }} />
          {failure?.code.startsWith('cart.') && (
            <div>
              <ButtonLink to="/cart">{t('checkout.seeCart')}</ButtonLink>
            </div>
          )}
        </>
      );
    default:
      return null;
  }
}
