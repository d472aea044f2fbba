import { selectIsAdmin, selectIsSignedIn } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '../base/parts.ts';
import { useSettledPage } from '../base/useSettledPage.ts';

/** What is told, of remotes and to the account. Nobody waits for it: it is fetched when the page is settled, never for visitors. */
export function LateNotices() {
  const isSettled = useSettledPage();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isAdmin = useAppSelector(selectIsAdmin);
  const isWanted = isSettled && (isSignedIn || isAdmin);
  const [Notices, setNotices] = useState<ComponentType>();
  useEffect(() => {
    if (!isWanted) return;
    loadPart(import(/* webpackChunkName: "notices" */ './notices.part.ts')).then(
      (chunk) => setNotices(() => chunk.Notices),
      () => {
        // The page works without them.
      },
    );
  }, [isWanted]);
  return isWanted && Notices ? <Notices /> : null;
}
