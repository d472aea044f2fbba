import { selectFaqRole, selectIsSignedIn } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { useLocation } from 'react-router-dom';
import { lazily } from '../../base/lazily.tsx';
import { PageSkeleton } from '../../base/PageSkeleton.tsx';
import { loadPart } from '../../base/parts.ts';
import { RemoteRoutes } from '../../remotes/RemoteRoutes.tsx';
import { useRegistry } from '../../remotes/use-remote.ts';

const ClosedPage = lazily(
  async () => (await loadPart(import(/* webpackChunkName: "closed" */ './closed.part.ts'))).ClosedPage,
  <PageSkeleton />,
);

/** The page of a remote for signed-in users, unless the account's rights do not open it. */
export function RemotePage() {
  const { pathname } = useLocation();
  const faqRole = useAppSelector(selectFaqRole);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const entry = useRegistry().forPath(pathname);
  if (!entry) return null;
  return entry.needs === 'faq' && faqRole === 'none' && isSignedIn ? (
    <ClosedPage />
  ) : (
    <RemoteRoutes entry={entry} />
  );
}
