import { VisuallyHidden } from '@extranet/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * What a browser does by itself when a page is loaded: the new page begins at its top, its title is read out, and
 * the keyboard starts in its content. A focus that the new page has placed itself, a dialog's for example, stays.
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
    // The page has been drawn by then, or its skeleton; what comes later does not take the focus away.
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

/** On nothing any more, or still on the link of the header that led here. */
const isLost = (active: Element | null): boolean =>
  !active || active === document.body || active.closest('header, footer') !== null;
