import { useRoutes } from 'react-router-dom';
import { HomeSkeleton } from '../home/HomeSkeleton.tsx';
import { LandingPage } from '../landing/LandingPage.tsx';
import { RemotePage } from '../remotes/RemotePage.tsx';
import { HOME, LEGAL_NOTICE } from './addresses.ts';
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
  // Addresses of remotes, and whatever nobody knows. One route for all: remotes' own paths are whole ones.
  { path: '*', element: <RemotePage /> },
];

export const Pages = () => useRoutes(routes);
