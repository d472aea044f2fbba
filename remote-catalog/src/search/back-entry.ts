import { useEffect, useEffectEvent, useRef } from 'react';

interface Marked {
  searching?: boolean;
}
const isOnTop = () => (history.state as Marked | null)?.searching === true;

/** A tap beside the list closes it before it is known where the tap leads. */
const TAP_MS = 300;

/**
 * On a phone the search, or its list alone, lies over the page: the browser's Back closes it, and leaves the page as it was. `beside`: the
 * page can be tapped beside it. Where that leads elsewhere the entry stays, for going back at once would take the new page away.
 */
export function useBackCloses(open: boolean, onBack: () => void, beside = false): void {
  const back = useEffectEvent(onBack);
  const wait = useEffectEvent(() => beside);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!open) return;
    clearTimeout(leaving.current);
    if (!isOnTop()) history.pushState({ ...history.state, searching: true }, '');
    const handlePop = () => {
      if (!isOnTop()) back();
    };
    const leave = () => {
      if (isOnTop()) history.back();
    };
    const mayBeTapped = wait();
    addEventListener('popstate', handlePop);
    return () => {
      removeEventListener('popstate', handlePop);
      if (mayBeTapped) leaving.current = setTimeout(leave, TAP_MS);
      else leave();
    };
  }, [open]);
}

/** Goes somewhere from the page itself, so that Back from there leads to the page and not to its closed search. */
export function fromThePage(go: () => void): void {
  if (!isOnTop()) {
    go();
    return;
  }
  addEventListener('popstate', go, { once: true });
  // Whoever closes the search next has nothing left to take away.
  const { searching: _, ...state } = history.state;
  history.replaceState(state, '');
  history.back();
}
