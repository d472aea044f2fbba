import type { ComponentType } from 'react';
import { useRoutes } from 'react-router-dom';
import { ADMIN_LINK, HOME, LEGAL_NOTICE, MAILED_LINK } from '../base/addresses.ts';
import { lazily } from '../base/lazily.tsx';
import { PageSkeleton } from '../base/PageSkeleton.tsx';
import { loadPart } from '../base/parts.ts';
import { Layout } from '../frame/Layout.tsx';
import { HomeSkeleton } from '../pages/home/HomeSkeleton.tsx';
import { loadHome } from '../pages/home/load-home.ts';
import { LandingPage } from '../pages/landing/LandingPage.tsx';
import { RemotePage } from '../pages/remote/RemotePage.tsx';
import { SignedInOnly } from '../pages/SignedInOnly.tsx';

const HomePage = lazily(loadHome, <HomeSkeleton />);

const page = (load: () => Promise<ComponentType>) => lazily(load, <PageSkeleton />);

const LegalNotice = page(
  async () => (await import(/* webpackChunkName: "legal" */ '../pages/legal/LegalNotice.tsx')).LegalNotice,
);
const AccountPage = page(
  async () =>
    (await loadPart(import(/* webpackChunkName: "account" */ '../pages/account/account.part.ts')))
      .AccountPage,
);
const MailedLinkPage = page(
  async () =>
    (
      await loadPart(
        import(/* webpackChunkName: "mailed-links" */ '../access/mailed-links/mailed-links.part.ts'),
      )
    ).MailedLinkPage,
);
const AdminLinkPage = page(
  async () =>
    (await loadPart(import(/* webpackChunkName: "admin-link" */ '../access/admin-link/admin-link.part.ts')))
      .AdminLinkPage,
);

const routes = [
  { path: '/', element: <LandingPage /> },
  {
    path: HOME,
    element: (
      <SignedInOnly skeleton={<HomeSkeleton />}>
        <HomePage />
      </SignedInOnly>
    ),
  },
  {
    path: '/cust/account',
    element: (
      <SignedInOnly>
        <AccountPage />
      </SignedInOnly>
    ),
  },
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
  // Pages of remotes, and unknown addresses. One route is enough: the paths of remotes start at the root.
  { path: '*', element: <RemotePage /> },
];

export const Pages = () => useRoutes(routes);
