import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert } from '@extranet/shared/ui';
import { useFailureText } from '../useFailureText.ts';
import { BlockedNotice } from './BlockedNotice.tsx';
import { isBlocked, refusalDismissed, selectLines, useCart } from './cart.slice.ts';

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
      {blocked.length > 0 && <BlockedNotice blocked={blocked} />}
    </>
  );
}
