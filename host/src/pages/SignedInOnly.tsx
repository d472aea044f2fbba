import { selectSession } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { pageRefused, pageShown } from '../access/dialog/dialog.slice.ts';
import { useHostSelector } from '../base/hooks.ts';
import { PageSkeleton } from '../base/PageSkeleton.tsx';
import { useRested } from '../base/useRested.ts';
import { Layout } from '../frame/Layout.tsx';
import { RemoteSlot } from '../remotes/RemoteSlot.tsx';
import { selectHasLeft } from '../session/session.slice.ts';

interface Props {
  /** Shown while the server has not yet said who it is. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/**
 * The signed-in layout: a visitor goes to the landing page, and comes back here once signed in, unless they had
 * just asked to leave. A kept token waits for the server's word.
 */
export function SignedInOnly({ skeleton = <PageSkeleton />, children }: Props) {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectSession);
  const hasLeft = useHostSelector(selectHasLeft);
  const { pathname, search } = useLocation();
  const page = pathname + search;
  useEffect(() => {
    if (status === 'signedIn') dispatch(pageShown());
    else if (status === 'signedOut' && !hasLeft) dispatch(pageRefused(page));
  }, [dispatch, status, hasLeft, page]);
  if (status === 'signedOut') return <Navigate to="/" replace />;
  return (
    <Layout>
      {status === 'unknown' ? skeleton : children}
      {status === 'signedIn' && <Overlay />}
    </Layout>
  );
}

/** What every page can call (a product, the search): fetched when the page has come to rest, or by the first command. */
function Overlay() {
  const rested = useRested();
  return <RemoteSlot name="overlay" passive={!rested} />;
}
