import { useRoutes } from 'react-router-dom';
import { HomeSkeleton } from '../home/HomeSkeleton.tsx';
import { LandingPage } from '../landing/LandingPage.tsx';
import { RemotePage } from '../remotes/RemotePage.tsx';
import { ADMIN_LINK, HOME, LEGAL_NOTICE, MAILED_LINK } from './addresses.ts';
import { Layout } from './Layout.tsx';
import { lazily } from './lazily.tsx';
import { loadHome } from './load-home.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { join } from './parts.ts';
import { SignedInOnly } from './SignedInOnly.tsx';

const HomePage = lazily(loadHome, <HomeSkeleton />);

const LegalNotice = lazily(
  () => import(/* webpackChunkName: "legal" */ '../legal/LegalNotice.tsx').then((part) => part.LegalNotice),
  <PageSkeleton />,
);

const AccountPage = lazily(
  async () => {
    const part = await import(/* webpackChunkName: "account" */ '../account/account.part.ts');
    join(part.accountPart);
    return part.AccountPage;
  },
  <PageSkeleton />,
);

const MailedLinkPage = lazily(
  async () => {
    const part = await import(/* webpackChunkName: "mailed-links" */ '../mailed-links/mailed-links.part.ts');
    join(part.mailedLinksPart);
    return part.MailedLinkPage;
  },
  <PageSkeleton />,
);

const AdminLinkPage = lazily(
  async () => {
    const part = await import(/* webpackChunkName: "admin-link" */ '../admin/link/admin-link.part.ts');
    join(part.adminLinkPart);
    return part.AdminLinkPage;
  },
  <PageSkeleton />,
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
  // By the link of a mail, signed in or not.
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
  // Addresses of remotes, and whatever nobody knows. One route for all: remotes' own paths are whole ones.
  { path: '*', element: <RemotePage /> },
];

export const Pages = () => useRoutes(routes);
