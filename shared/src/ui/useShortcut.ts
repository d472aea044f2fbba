import { useEffect, useRef } from 'react';

const TYPING =
  'input:not([type=radio],[type=checkbox]),textarea,select,[contenteditable=""],[contenteditable="true"]';

/** A page-wide key; ignored while typing, under an open dialog, and with Ctrl, Alt or Command. */
export function useShortcut(key: string, onPressed: () => void): void {
  const latest = useRef(onPressed);
  latest.current = onPressed;
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [key]);
}
