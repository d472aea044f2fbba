import { useAppDispatch } from '@extranet/shared/store';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isUnderWay, useCheckout } from './checkout.slice.ts';
import { stepShown, useDraft } from './draft.slice.ts';

interface HistoryState {
  step?: 'summary';
  placed?: string;
}

/**
 * The summary is an entry of its own in the browser's history: 'back' returns from it to the address. Who comes back to an order
 * that had got so far finds the summary again.
 */
export function useCheckoutStep() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
  const { step: entry = 'address', placed } = (location.state ?? {}) as HistoryState;
  const { step: kept, delivery } = useDraft(({ draft }) => draft);
  // An order on its way stays in view, also when the browser goes back.
  const held = useCheckout(({ checkout }) => isUnderWay(checkout.status));
  const step = delivery && (entry === 'summary' || held) ? 'summary' : 'address';

  const toSummary = useCallback(
    () => navigate(pathname, { replace: entry === 'summary', state: { step: 'summary' } }),
    [navigate, pathname, entry],
  );
  const atStart = useRef({ resumes: kept === 'summary' && entry === 'address' && !placed, toSummary });
  useEffect(() => {
    if (atStart.current.resumes) atStart.current.toSummary();
  }, []);
  useEffect(() => {
    dispatch(stepShown(entry));
  }, [dispatch, entry]);
  return { step, delivery, toSummary, toAddress: () => navigate(-1) } as const;
}
