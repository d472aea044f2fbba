import type { CartItem } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { toast } from '@extranet/shared/ui';
import { useCallback, useEffect, useRef } from 'react';
import { itemsRemoved, removalUndone } from './cart.slice.ts';

/** Removes a line and offers 'Annuler', for as long as the page of the cart is shown: its messages do not follow to the checkout. */
export function useRemoval(): (item: CartItem, quantity: number) => void {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const told = useRef<(() => void)[]>([]);
  useEffect(
    () => () => {
      for (const forget of told.current) forget();
    },
    [],
  );
  return useCallback(
    ({ itId, itProdRef }, quantity) => {
      dispatch(itemsRemoved([itId]));
      const forget = toast({
        text: t('cart.removed', { reference: itProdRef }),
        action: { label: t('cart.undo'), onAction: () => dispatch(removalUndone({ itId, quantity })) },
      });
      told.current.push(forget);
    },
    [dispatch, t],
  );
}
