import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { wordsIn } from '../words-address.ts';

/** The text of the field: what the page's address searches, until somebody types; on another page it begins anew. */
export function usePageText() {
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  // Other pages have words of their own in the address: a filter of orders is no search for products.
  const words = pathname === '/catalog' ? (wordsIn(address)?.q ?? '') : '';
  const [text, setText] = useState(words);
  const place = `${pathname} ${words}`;
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    setText(words);
  }, [place, words]);
  return { text, setText, words };
}
