import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { bringFocus } from '../unhurried.ts';

/** Longer than the shell needs to bring a lost focus into the page's content. */
const AFTER_ROUTE_MS = 80;

/**
 * Brings the focus to the first thing to do on a page to which a choice has led, unless somebody has moved it meanwhile. A reload
 * or 'back' starts at the top, as everywhere. `within` finds the thing to do where the ref stands on what is around it.
 */
export function useFirstFocus<Action extends HTMLElement>(
  wanted: boolean,
  within: (around: Action) => HTMLElement | null = (action) => action,
): RefObject<Action | null> {
  const action = useRef<Action>(null);
  const type = useNavigationType();
  // An answer changes the address too; what counts is how the page was opened.
  const [came] = useState(type !== 'POP');
  const bring = useEffectEvent(() => {
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && activeElement.id !== 'contenu') return;
    const start = action.current && within(action.current);
    if (start) bringFocus(start);
  });
  useEffect(() => {
    if (!wanted || !came) return;
    const timer = setTimeout(() => bring(), AFTER_ROUTE_MS);
    return () => clearTimeout(timer);
  }, [wanted, came]);
  return action;
}
