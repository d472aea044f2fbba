import { useAppDispatch } from '@extranet/shared/store';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { checkoutOpened, confirmationAsked } from './checkout.slice.ts';

interface Kept {
  placed?: string;
}

/** Begins an order, or shows again the one that this entry of the history ended with: a reload loses no confirmation. */
export function usePlacedOrder(orderId: string | undefined): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const placed = (state as Kept | null)?.placed;
  const atStart = useRef(placed);
  // What an earlier visit left in the store is not this entry's.
  const foreign = useRef(orderId);
  useEffect(() => {
    dispatch(atStart.current ? confirmationAsked(atStart.current) : checkoutOpened());
  }, [dispatch]);
  useEffect(() => {
    if (orderId && orderId !== placed && orderId !== foreign.current)
      navigate(pathname, { replace: true, state: { placed: orderId } });
  }, [orderId, placed, pathname, navigate]);
}
