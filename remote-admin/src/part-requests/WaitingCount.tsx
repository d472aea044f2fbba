import { integer } from '@extranet/shared/format';
import { useAppDispatch } from '@extranet/shared/store';
import { useEffect } from 'react';
import { RailCount } from '../RailCount.tsx';
import { PAGE } from './page.ts';
import { usePartRequests, waitingAsked } from './part-requests.slice.ts';

/** How many requests for parts wait for an answer; nothing while there are none. */
export function WaitingCount() {
  const dispatch = useAppDispatch();
  const waiting = usePartRequests((state) => state.partRequests.waiting);
  useEffect(() => {
    dispatch(waitingAsked());
  }, [dispatch]);
  if (!waiting) return null;
  return <RailCount shown={waiting < PAGE ? integer(waiting) : `${PAGE - 1}+`} />;
}
