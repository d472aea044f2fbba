import { selectSession } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { pageRefused, pageShown } from '../access/dialog/dialog.slice.ts';
import { useHostSelector } from '../base/hooks.ts';
import { PageSkeleton } from '../base/PageSkeleton.tsx';
import { useSettledPage } from '../base/useSettledPage.ts';
import { Layout } from '../frame/Layout.tsx';
import { RemoteSlot } from '../remotes/RemoteSlot.tsx';
import { selectHasLeft } from '../session/session.slice.ts';

interface Props {
  /** Shown until the server has said who is signed in. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/**
 * The layout of pages for signed-in users. A visitor is sent to the landing page, and back here after signing in, unless they
 * have just signed out. With a kept token the page waits until the server has said whose it is.
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

/** What every page can open (a product, the search): fetched some time after the page, or with the first command. */
function Overlay() {
  const settled = useSettledPage();
  return <RemoteSlot name="overlay" passive={!settled} />;
}
