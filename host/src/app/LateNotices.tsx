import { selectIsAdmin, selectIsSignedIn } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { loadPart } from '../base/parts.ts';
import { useSettledPage } from '../base/useSettledPage.ts';
import { earlyBell } from '../frame/bell/early-bell.ts';

/**
 * What is told, of remotes and to the account. Nobody waits for it, unless they press the bell: it is fetched when the page is
 * settled, never for visitors.
 */
export function LateNotices() {
  const isSettled = useSettledPage();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isAdmin = useAppSelector(selectIsAdmin);
  const [press, setPress] = useState<object>();
  const isWanted = (isSettled || press) && (isSignedIn || isAdmin);
  const [Notices, setNotices] = useState<ComponentType>();
  useEffect(() => {
    earlyBell.onPress = setPress;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each press of the bell, what did not arrive is fetched again.
  useEffect(() => {
    if (!isWanted) return;
    loadPart(import(/* webpackChunkName: "notices" */ './notices.part.ts')).then(
      (chunk) => startTransition(() => setNotices(() => chunk.Notices)),
      () => {
        // The page works without them.
      },
    );
  }, [isWanted, press]);
  return isWanted && Notices ? <Notices /> : null;
}
