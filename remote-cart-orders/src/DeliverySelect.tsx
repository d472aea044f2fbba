import type { OrderItem } from '@extranet/shared/contracts';
import { registerTexts } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { useCallback } from 'react';
import DeliverySelectPage from './checkout/DeliverySelectPage.tsx';
import address from './locales/address.fr.json';
import checkout from './locales/checkout.fr.json';
import orders from './locales/orders.fr.json';
import { ReorderDialog } from './orders/ReorderDialog.tsx';
import { reorderRequested } from './orders/reorder.slice.ts';

for (const texts of [address, checkout, orders]) registerTexts('cart-orders', texts);

/** The delivery page of a draft; an expired draft's lines can be reordered, like those of any order. */
export default function DeliverySelect() {
  const dispatch = useAppDispatch();
  const handleAgain = useCallback((items: OrderItem[]) => dispatch(reorderRequested(items)), [dispatch]);
  return (
    <>
      <DeliverySelectPage onAgain={handleAgain} />
      <ReorderDialog />
    </>
  );
}
