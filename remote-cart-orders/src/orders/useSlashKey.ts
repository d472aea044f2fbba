import { useEffect } from 'react';

const TYPING = 'input,textarea,select,[contenteditable]';
/** Marks the page's search field for '/'. The catalogue's search palette looks for the same mark. */
const FIELD = '[data-search-here] input';

/** '/' focuses the page's search field. */
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
