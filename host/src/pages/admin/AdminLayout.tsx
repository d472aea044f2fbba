import { adminAreaLeft, selectSession } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../../base/PageSkeleton.tsx';
import { Layout } from '../../frame/Layout.tsx';
import { RemoteRoutes } from '../../remotes/RemoteRoutes.tsx';
import { useRegistry } from '../../remotes/use-remote.ts';
import { adminPageOpened } from './admin.slice.ts';

/** Checks the right on each change of address; without it nothing of the area is fetched or shown. */
export function AdminLayout() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const { admin, adminUser } = useAppSelector(selectSession);
  const registry = useRegistry();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what makes it due.
  useEffect(() => {
    dispatch(adminPageOpened());
  }, [dispatch, pathname]);
  useEffect(
    () => () => {
      dispatch(adminAreaLeft());
    },
    [dispatch],
  );
  if (admin === 'denied') return <Navigate to="/" replace />;
  const entry = admin === 'granted' ? registry.forPath(pathname) : undefined;
  const who = adminUser ? `${adminUser.userFirstname} ${adminUser.userName}` : undefined;
  return <Layout who={who}>{entry ? <RemoteRoutes entry={entry} /> : <PageSkeleton />}</Layout>;
}
