import { useTranslation } from '@extranet/shared/i18n';
import { Alert, ButtonLink } from '@extranet/shared/ui';
import { piecesIn, useCartFacts } from '../cart-facts.ts';

/** Reminds that the cart is not ordered yet: customers easily take it for a sent order. */
export function CartNotice() {
  const { t } = useTranslation('cart-orders');
  const count = useCartFacts(({ cart }) => piecesIn(cart.items, cart.wanted));
  if (count === 0) return null;
  return (
    <Alert tone="info" action={<ButtonLink to="/cart">{t('orders.seeCart')}</ButtonLink>}>
      {t('orders.cartWaits', { count })}
    </Alert>
  );
}
