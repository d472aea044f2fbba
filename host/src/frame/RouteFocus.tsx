import { VisuallyHidden } from '@extranet/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a change of address, does what a browser does by itself when it loads a page: scrolls to the top, has the title
 * read out and moves the focus into the content. If the new page has set the focus itself (a dialog), it stays there.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const [title, setTitle] = useState('');
  const before = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is due once for each change of address.
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (type !== 'POP') window.scrollTo(0, 0);
    // By then the page or its skeleton is drawn. What is drawn later does not take the focus away.
    const timer = setTimeout(() => {
      if (isLost(document.activeElement)) document.getElementById('contenu')?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [pathname]);
  useEffect(() => {
    let known = document.title;
    const observer = new MutationObserver(() => {
      if (document.title === known || document.title === '') return;
      known = document.title;
      setTitle(known);
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}

/** The focus is on nothing, or still on the link of the header or footer that was clicked. */
const isLost = (active: Element | null): boolean =>
  !active || active === document.body || active.closest('header, footer') !== null;
