import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button } from '@extranet/shared/ui';
import { useFailureText } from '../useFailureText.ts';
import { VehicleNotices } from '../vehicle-parts.tsx';
import { isBlocked, itemsRemoved, refusalDismissed, selectLines, useCart } from './cart.slice.ts';

/** Problems of the cart: a refused change, lines that cannot be ordered. */
export function CartNotices() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const refused = useCart(({ cart }) => cart.refused);
  const lines = useCart(({ cart }) => selectLines(cart));
  const blocked = lines.filter(isBlocked);
  return (
    <>
      {refused && (
        <Alert tone="error" title={t('cart.refused')} onDismiss={() => dispatch(refusalDismissed())}>
          {refused.status === 404 ? t('cart.lineGone') : failureText(refused)}
        </Alert>
      )}
      {blocked.length > 0 && (
        <Alert
          tone="warning"
          title={t('cart.blocked', { count: blocked.length })}
          action={
            <Button onClick={() => dispatch(itemsRemoved(blocked.map(({ itId }) => itId)))}>
              {t('cart.removeBlocked', { count: blocked.length })}
            </Button>
          }
        >
          {t('cart.blockedHint')}
        </Alert>
      )}
      <VehicleNotices lines={lines} />
    </>
  );
}
