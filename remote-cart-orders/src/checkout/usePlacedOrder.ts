import { useAppDispatch } from '@extranet/shared/store';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { checkoutOpened, confirmationAsked } from './checkout.slice.ts';

interface HistoryState {
  placed?: string;
}

/** Starts an order, or shows the one that was placed from this history entry, so that a reload does not lose the confirmation. */
export function usePlacedOrder(orderId: string | undefined): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const placed = (state as HistoryState | null)?.placed;
  const atStart = useRef(placed);
  // An order that an earlier visit left in the store does not belong to this history entry.
  const fromEarlierVisit = useRef(orderId);
  useEffect(() => {
    dispatch(atStart.current ? confirmationAsked(atStart.current) : checkoutOpened());
  }, [dispatch]);
  useEffect(() => {
    if (orderId && orderId !== placed && orderId !== fromEarlierVisit.current)
      navigate(pathname, { replace: true, state: { placed: orderId } });
  }, [orderId, placed, pathname, navigate]);
}
