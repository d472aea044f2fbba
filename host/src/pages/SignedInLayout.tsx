import { selectSession } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { pageRefused, pageShown } from '../access/dialog/dialog.slice.ts';
import { HOME } from '../base/addresses.ts';
import { useHostSelector } from '../base/hooks.ts';
import { PageSkeleton } from '../base/PageSkeleton.tsx';
import { useSettledPage } from '../base/useSettledPage.ts';
import { Layout } from '../frame/Layout.tsx';
import { RemoteSlot } from '../remotes/RemoteSlot.tsx';
import { selectHasLeft } from '../session/session.slice.ts';
import { HomeSkeleton } from './home/HomeSkeleton.tsx';

/**
 * Around all pages for signed-in users: header, overlay and what is open in it stay while pages change. A visitor is sent to the
 * landing page, and back here after signing in, unless they have just signed out. With a kept token the page waits until the
 * server has said whose it is.
 */
export function SignedInLayout() {
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
      {status === 'unknown' ? skeletonOf(pathname) : <Outlet />}
      {status === 'signedIn' && <Overlay />}
    </Layout>
  );
}

const skeletonOf = (pathname: string) => (pathname === HOME ? <HomeSkeleton /> : <PageSkeleton />);

/** What every page can open (a product, the search): fetched some time after the page, or with the first command. */
function Overlay() {
  const settled = useSettledPage();
  return <RemoteSlot name="overlay" passive={!settled} />;
}
