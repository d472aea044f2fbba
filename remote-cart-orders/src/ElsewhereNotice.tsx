import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert } from '@extranet/shared/ui';
import { useEffect } from 'react';
import { elsewhereSeen, piecesIn, useCartFacts } from './cart-facts.ts';
import texts from './locales/notices.fr.json';

registerTexts('cart-orders', texts);

/** Totals never change silently: says that another tab has changed the cart that is on the screen. */
export function ElsewhereNotice() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const changed = useCartFacts(({ cart }) => cart.changedElsewhere);
  const count = useCartFacts(({ cart }) => piecesIn(cart.items, cart.wanted));
  useEffect(() => {
    dispatch(elsewhereSeen());
  }, [dispatch]);
  if (!changed) return null;
  return (
    <Alert tone="info" onDismiss={() => dispatch(elsewhereSeen())}>
      {t('cart.changedElsewhere', { count })}
    </Alert>
  );
}
