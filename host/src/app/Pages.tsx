import { useRoutes } from 'react-router-dom';
import { ADMIN_LINK, HOME, LEGAL_NOTICE, MAILED_LINK } from '../base/addresses.ts';
import { lazily } from '../base/lazily.tsx';
import { PageSkeleton } from '../base/PageSkeleton.tsx';
import { join } from '../base/parts.ts';
import { Layout } from '../frame/Layout.tsx';
import { HomeSkeleton } from '../pages/home/HomeSkeleton.tsx';
import { loadHome } from '../pages/home/load-home.ts';
import { LandingPage } from '../pages/landing/LandingPage.tsx';
import { RemotePage } from '../pages/remote/RemotePage.tsx';
import { SignedInOnly } from '../pages/SignedInOnly.tsx';

const HomePage = lazily(loadHome, <HomeSkeleton />);

const LegalNotice = lazily(
  () =>
    import(/* webpackChunkName: "legal" */ '../pages/legal/LegalNotice.tsx').then((part) => part.LegalNotice),
  <PageSkeleton />,
);

const AccountPage = lazily(
  async () => {
    const part = await import(/* webpackChunkName: "account" */ '../pages/account/account.part.ts');
    join(part.accountPart);
    return part.AccountPage;
  },
  <PageSkeleton />,
);

const MailedLinkPage = lazily(
  async () => {
    const part = await import(
      /* webpackChunkName: "mailed-links" */ '../access/mailed-links/mailed-links.part.ts'
    );
    join(part.mailedLinksPart);
    return part.MailedLinkPage;
  },
  <PageSkeleton />,
);

const AdminLinkPage = lazily(
  async () => {
    const part = await import(/* webpackChunkName: "admin-link" */ '../access/admin-link/admin-link.part.ts');
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
