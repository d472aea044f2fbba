import { useTranslation } from '@extranet/shared/i18n';
import { selectSession } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { Button, EmptyState } from '@extranet/shared/ui';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { pageRefused, pageShown } from '../access/dialog/dialog.slice.ts';
import { HOME } from '../base/addresses.ts';
import { useHostSelector } from '../base/hooks.ts';
import { PageSkeleton } from '../base/PageSkeleton.tsx';
import { useSettledPage } from '../base/useSettledPage.ts';
import { Layout } from '../frame/Layout.tsx';
import { RemoteSlot } from '../remotes/RemoteSlot.tsx';
import { identityAsked, selectHasLeft, selectIsUnrecognised } from '../session/session.slice.ts';
import { HomeComing } from './home/HomeComing.tsx';

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
    <Layout search>
      {status === 'unknown' ? <Unknown pathname={pathname} /> : <Outlet />}
      {status === 'signedIn' && <Overlay />}
    </Layout>
  );
}

/** Until the server has said who it is: the page's shape, or why it does not come. */
function Unknown({ pathname }: { pathname: string }) {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const failed = useHostSelector(selectIsUnrecognised);
  if (!failed) return pathname === HOME ? <HomeComing /> : <PageSkeleton />;
  return (
    <EmptyState
      title={t('errors.serverFailed')}
      action={<Button onClick={() => dispatch(identityAsked())}>{t('errors.retry')}</Button>}
    >
      <title>{t('errors.serverFailed')}</title>
      {t('remote.tryAgain')}
    </EmptyState>
  );
}

/** What every page can open (a product, the search): fetched some time after the page, or with the first command. */
function Overlay() {
  const settled = useSettledPage();
  return <RemoteSlot name="overlay" passive={!settled} />;
}
