import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { wordsIn } from '../words-address.ts';

/** The field says what the page's address searches; on another page it begins anew. */
export function useWordsOfPage(say: (text: string) => void): void {
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const words = wordsIn(address)?.q ?? '';
  const before = useRef('');
  const sayNow = useEffectEvent(say);
  useEffect(() => {
    const place = `${pathname} ${words}`;
    // What was typed before the field was there stays.
    if (before.current === '' ? words !== '' : before.current !== place) sayNow(words);
    before.current = place;
  }, [pathname, words]);
}
