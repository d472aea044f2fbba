import { useEffect } from 'react';

const TYPING = 'input,textarea,select,[contenteditable]';
/** How a page marks its search for whoever hears '/': the catalogue's search does too, where it is loaded. */
const FIELD = '[data-search-here] input';

/** '/' puts the cursor into the page's search. */
export function useSlashKey(): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || event.defaultPrevented || modified) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      const field = document.querySelector<HTMLElement>(FIELD);
      if (!field || field.closest('[inert]')) return;
      event.preventDefault();
      field.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
