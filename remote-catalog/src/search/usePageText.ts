import { selectUser } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { wordsIn } from '../words-address.ts';
import { typedHere } from './typed-text.ts';

/**
 * The text of the field: what was typed on this page before one went on from it, else what its address searches, until somebody
 * types; on another page it begins anew.
 */
export function usePageText() {
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  // Other pages have words of their own in the address: a filter of orders is no search for products.
  const words = pathname === '/catalog' ? (wordsIn(address)?.q ?? '') : '';
  const account = useAppSelector(selectUser)?.id ?? '';
  // What it began with here; what somebody has typed since is another.
  const [begun, setBegun] = useState(() => typedHere(account) || words);
  const [text, setText] = useState(begun);
  const place = `${pathname} ${words}`;
  const before = useRef(place);
  useEffect(() => {
    if (before.current !== place) {
      before.current = place;
      const next = typedHere(account) || words;
      setBegun(next);
      setText(next);
    }
    // Whoever clears the field and goes back at once is here again before the page without these words was drawn.
    const handleBack = () => setText((shown) => shown || words);
    addEventListener('popstate', handleBack);
    return () => removeEventListener('popstate', handleBack);
  }, [place, words, account]);
  return { text, setText, words, begun };
}
