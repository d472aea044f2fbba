import { useEffect } from 'react';
import { readSearch } from './reading.ts';

interface Kept {
  typed?: { owner: string; text: string } | undefined;
}

/** The history's state is written when typing pauses: browsers refuse more than a hundred writes in half a minute. */
const PAUSE_MS = 300;

const ENDS = ['beforeunload', 'pagehide'] as const;

/** Of whose page the field is a part. That of the header is for going elsewhere, and begins anew on each page. */
const PAGE = '/home';

const kept = (): Kept['typed'] =>
  location.pathname === PAGE ? (history.state as Kept | null)?.typed : undefined;

/** What this account typed on this page of the tab's history and did not search, or searched from here; '' for nothing. */
export function typedHere(account: string): string {
  const typed = kept();
  return typed && account !== '' && typed.owner === account ? typed.text : '';
}

/** With the page's own entry, so that Back and a reload bring it again, in no other tab and for no other account. Never a plate or VIN. */
export function keepTyped(text: string, account: string): void {
  if (location.pathname !== PAGE) return;
  const isKept = text.trim() !== '' && readSearch(text).kind === 'words';
  if (!isKept && !kept()) return;
  history.replaceState({ ...history.state, typed: isKept ? { owner: account, text } : undefined }, '');
}

/** Keeps what is typed, unless the page's address says it already. */
export function useTypedKept(text: string, words: string, account: string): void {
  useEffect(() => {
    const { href } = location;
    const keep = () => {
      if (location.href === href) keepTyped(text === words ? '' : text, account);
    };
    const timer = setTimeout(keep, PAUSE_MS);
    // Who reloads while still typing does not wait for the pause. What is written at `pagehide` may come too late for the page that comes;
    // `beforeunload`, which phones do not send, does not.
    for (const end of ENDS) addEventListener(end, keep);
    return () => {
      clearTimeout(timer);
      for (const end of ENDS) removeEventListener(end, keep);
    };
  }, [text, words, account]);
}
