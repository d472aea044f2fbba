import type { Order } from '@extranet/shared/contracts';
import { useAppDispatch } from '@extranet/shared/store';
import { useCallback } from 'react';
import { addCheckoutPart } from './checkout/checkout.part.ts';
import DeliverySelectPage from './checkout/DeliverySelectPage.tsx';
import { addOrdersPart } from './orders/orders.part.ts';
import { ReorderDialog } from './orders/ReorderDialog.tsx';
import { reorderRequested } from './orders/reorder.slice.ts';

addCheckoutPart();
addOrdersPart();

/** The delivery page of a draft; an expired draft's lines can be reordered, like those of any order. */
export default function DeliverySelect() {
  const dispatch = useAppDispatch();
  const handleAgain = useCallback((order: Order) => dispatch(reorderRequested(order)), [dispatch]);
  return (
    <>
      <DeliverySelectPage onAgain={handleAgain} />
      <ReorderDialog />
    </>
  );
}
