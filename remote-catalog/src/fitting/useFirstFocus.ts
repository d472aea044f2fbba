import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Longer than the shell needs to bring a lost focus into the page's content. */
const AFTER_ROUTE_MS = 80;

/**
 * Brings the focus to the first action of a page to which a choice has led, unless somebody has moved it meanwhile. A reload
 * or 'back' starts at the top, as everywhere.
 */
export function useFirstFocus<Action extends HTMLElement>(wanted: boolean): RefObject<Action | null> {
  const action = useRef<Action>(null);
  const type = useNavigationType();
  // An answer changes the address too; what counts is how the page was opened.
  const [came] = useState(type !== 'POP');
  useEffect(() => {
    if (!wanted || !came) return;
    const timer = setTimeout(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body || activeElement.id === 'contenu')
        action.current?.focus({ preventScroll: true });
    }, AFTER_ROUTE_MS);
    return () => clearTimeout(timer);
  }, [wanted, came]);
  return action;
}
