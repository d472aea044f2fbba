import { selectIsAdmin, selectIsSignedIn } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { type ComponentType, useEffect, useState } from 'react';
import { useSettledPage } from '../base/useSettledPage.ts';

/** What is told about remotes. Nobody waits for it, so it is fetched when the page is settled, and never for visitors. */
export function LateNotices() {
  const isSettled = useSettledPage();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isAdmin = useAppSelector(selectIsAdmin);
  const isWanted = isSettled && (isSignedIn || isAdmin);
  const [Notices, setNotices] = useState<ComponentType>();
  useEffect(() => {
    if (!isWanted) return;
    import(/* webpackChunkName: "notices" */ './RemoteNotices.tsx').then(
      ({ RemoteNotices }) => setNotices(() => RemoteNotices),
      () => {
        // The page works without them.
      },
    );
  }, [isWanted]);
  return isWanted && Notices ? <Notices /> : null;
}
