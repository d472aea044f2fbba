import { ownsPath } from '@extranet/shared/registry';
import { selectFaqRole, selectIsSignedIn } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { useLocation } from 'react-router-dom';
import { lazily } from '../../base/lazily.tsx';
import { PageSkeleton } from '../../base/PageSkeleton.tsx';
import { loadPart } from '../../base/parts.ts';
import { RemoteRoutes } from '../../remotes/RemoteRoutes.tsx';
import { useRegistry } from '../../remotes/use-remote.ts';
import { AdminLayout } from '../admin/AdminLayout.tsx';
import { LandingPage } from '../landing/LandingPage.tsx';
import { SignedInOnly } from '../SignedInOnly.tsx';

const ClosedPage = lazily(
  async () => (await loadPart(import(/* webpackChunkName: "closed" */ './closed.part.ts'))).ClosedPage,
  <PageSkeleton />,
);
const ADMIN_AREA = { mounts: ['/extradmin'] };

/** An address that is not the host's: a page of a remote, or the landing page if no remote owns it. */
export function RemotePage() {
  const { pathname } = useLocation();
  const faqRole = useAppSelector(selectFaqRole);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const registry = useRegistry();
  if (ownsPath(ADMIN_AREA, pathname)) return <AdminLayout />;
  const entry = registry.forPath(pathname);
  if (entry?.access !== 'signedIn') return <LandingPage />;
  const closed = entry.needs === 'faq' && faqRole === 'none' && isSignedIn;
  return <SignedInOnly>{closed ? <ClosedPage /> : <RemoteRoutes entry={entry} />}</SignedInOnly>;
}
