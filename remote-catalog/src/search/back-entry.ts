import { useEffect, useEffectEvent } from 'react';

interface Marked {
  searching?: boolean;
}
const isOnTop = () => (history.state as Marked | null)?.searching === true;

/** On a phone the search lies over the page: the browser's Back closes it, and leaves the page as it was. */
export function useBackCloses(open: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!open) return;
    if (!isOnTop()) history.pushState({ ...history.state, searching: true }, '');
    const handlePop = () => {
      if (!isOnTop()) back();
    };
    addEventListener('popstate', handlePop);
    return () => {
      removeEventListener('popstate', handlePop);
      if (isOnTop()) history.back();
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
