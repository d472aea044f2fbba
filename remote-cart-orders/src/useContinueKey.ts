import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** For `aria-keyshortcuts`. */
export const CONTINUE_KEY = 'Control+Enter';

/**
 * Ctrl + Enter presses the page's next step, from a field too. Held down it acts once: one press never goes through two steps.
 * The returned ref belongs to the button or link that leads on; under an open dialog the key does nothing.
 */
export function useContinueKey<Control extends HTMLElement>(): RefObject<Control | null> {
  const next = useRef<Control>(null);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      if (!next.current || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      // A typed quantity counts once its field is left; if it is refused, that is drawn before the next step is pressed.
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement) flushSync(() => activeElement.blur());
      next.current.click();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
  return next;
}
