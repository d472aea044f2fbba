import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** A page, unlike a dialog, leaves links in reach: while something is unsaved, following one asks first. */
export function useGuardedLinks(dirty: boolean, leave: (go: () => void) => void): void {
  const navigate = useNavigate();
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || elsewhere || link.target === '_blank' || link.origin !== location.origin) return;
    event.preventDefault();
    event.stopPropagation();
    leave(() => void navigate(link.pathname + link.search + link.hash));
  });
  useEffect(() => {
    if (!dirty) return;
    const listen = (event: MouseEvent) => handleClick(event);
    // Before the router hears of it.
    document.addEventListener('click', listen, true);
    return () => document.removeEventListener('click', listen, true);
  }, [dirty]);
}
