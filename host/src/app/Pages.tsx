import { selectIsSignedIn } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { type ComponentType, useEffect } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { ADMIN_LINK, HOME, LEGAL_NOTICE, MAILED_LINK } from '../base/addresses.ts';
import { lazily } from '../base/lazily.tsx';
import { PageSkeleton } from '../base/PageSkeleton.tsx';
import { loadPart, type Part } from '../base/parts.ts';
import { unknownPageOpened } from '../errors/notices.slice.ts';
import { Layout } from '../frame/Layout.tsx';
import { isAdminArea, loadAdmin } from '../pages/admin/load-admin.ts';
import { HomeComing } from '../pages/home/HomeComing.tsx';
import { loadedHome, loadHome } from '../pages/home/load-home.ts';
import { LandingPage } from '../pages/landing/LandingPage.tsx';
import { RemotePage } from '../pages/remote/RemotePage.tsx';
import { SignedInLayout } from '../pages/SignedInLayout.tsx';
import { useRegistry } from '../remotes/use-remote.ts';

const HomePage = lazily(loadHome, <HomeComing />, () => loadedHome()?.HomePage);

const page = (load: () => Promise<ComponentType>) => lazily(load, <PageSkeleton />);

const LegalNotice = page(
  async () => (await import(/* webpackChunkName: "legal" */ '../pages/legal/LegalNotice.tsx')).LegalNotice,
);
const partPage = (load: () => Promise<{ part: Part; Page: ComponentType }>) =>
  page(async () => (await loadPart(load())).Page);

const AccountPage = partPage(
  () => import(/* webpackChunkName: "account" */ '../pages/account/account.part.ts'),
);
const MailedLinkPage = partPage(
  () => import(/* webpackChunkName: "mailed-links" */ '../access/mailed-links/mailed-links.part.ts'),
);
const AdminLinkPage = partPage(
  () => import(/* webpackChunkName: "admin-link" */ '../access/admin-link/admin-link.part.ts'),
);

const signedInPages: RouteObject[] = [
  { path: HOME, element: <HomePage /> },
  { path: '/cust/account', element: <AccountPage /> },
];
/** One route is enough for all remotes: their paths start at the root. */
const remotePage: RouteObject = { path: '*', element: <RemotePage /> };

const openPages: RouteObject[] = [
  { path: '/', element: <LandingPage /> },
  // Open to everybody, signed in or not, as the law asks.
  {
    path: LEGAL_NOTICE,
    element: (
      <Layout>
        <LegalNotice />
      </Layout>
    ),
  },
  // Opened by the link of a mail, signed in or not.
  {
    path: MAILED_LINK,
    element: (
      <Layout>
        <MailedLinkPage />
      </Layout>
    ),
  },
  {
    path: ADMIN_LINK,
    element: (
      <Layout>
        <AdminLinkPage />
      </Layout>
    ),
  },
];

const AdminLayout = lazily(
  loadAdmin,
  <Layout>
    <PageSkeleton />
  </Layout>,
);

/** The back office, whose remote is unknown until the server said isAdmin; an unknown address shows the landing page. */
function OtherPage() {
  return isAdminArea(useLocation().pathname) ? <AdminLayout /> : <UnknownPage />;
}

/** Somebody who is signed in is led home by the landing page, and told why. */
function UnknownPage() {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  useEffect(() => {
    if (isSignedIn) dispatch(unknownPageOpened());
  }, [dispatch, isSignedIn]);
  return <LandingPage />;
}

const layout = <SignedInLayout />;
const withRemotePage = [...openPages, { element: layout, children: [...signedInPages, remotePage] }];
const otherwise = [
  ...openPages,
  { element: layout, children: signedInPages },
  { path: '*', element: <OtherPage /> },
];

export function Pages() {
  const { pathname } = useLocation();
  const isOfRemote = useRegistry().forPath(pathname)?.access === 'signedIn';
  return useRoutes(isOfRemote ? withRemotePage : otherwise);
}
