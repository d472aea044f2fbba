import { useEffect, useEffectEvent } from 'react';

const TYPING =
  'input:not([type=radio],[type=checkbox]),textarea,select,[contenteditable=""],[contenteditable="true"]';

interface Keys {
  onFind: () => void;
  onHelp: () => void;
}

/**
 * '/' and Ctrl+K open the one search, '?' shows the keys. On the window, after all listeners of the document: on a page with
 * a search of its own '/' goes there, and Ctrl+K to the one search.
 */
export function useBackOfficeKeys({ onFind, onHelp }: Keys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('[aria-modal="true"]')) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
    const isFind = isCommand || (isPlain && !isTyping && event.key === '/');
    const isHelp = isPlain && !isTyping && event.key === '?';
    if (!isFind && !isHelp) return;
    event.preventDefault();
    if (isFind) onFind();
    else onHelp();
  });
  useEffect(() => {
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}
