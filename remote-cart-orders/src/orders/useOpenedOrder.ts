import { useAppDispatch } from '@extranet/shared/store';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { orderLeft, orderOpened, orderSoughtAgain } from './order.slice.ts';
import { useOrders } from './orders.slice.ts';

/** Opens the order of the page's address, and follows it until the page is left. Answers how to open it once more. */
export function useOpenedOrder(id: string): () => void {
  const dispatch = useAppDispatch();
  const known = useOrders(({ orders }) => orders.items.find((one) => one.orderId === id));
  const { key: visit } = useLocation();
  const open = (orderId: string) => {
    dispatch(orderOpened({ orderId, known }));
  };
  // The order in the list only matters when the page opens.
  const opened = useEffectEvent(open);
  useEffect(() => {
    opened(id);
    return () => {
      dispatch(orderLeft());
    };
  }, [id, dispatch]);
  // A link to this page that was followed on it, as from a notification.
  const lastVisit = useRef({ id, visit });
  useEffect(() => {
    const before = lastVisit.current;
    if (before.id === id && before.visit !== visit) dispatch(orderSoughtAgain());
    lastVisit.current = { id, visit };
  }, [id, visit, dispatch]);
  return () => open(id);
}
