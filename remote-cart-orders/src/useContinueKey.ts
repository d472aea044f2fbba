import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';

/** For `aria-keyshortcuts`. */
export const CONTINUE_KEY = 'Control+Enter';

/** A second press that comes sooner was meant for the step before. */
const HURRIED_MS = 500;

/**
 * Ctrl + Enter presses the page's next step, from a field too. Held down it acts once: one press never goes through two steps.
 * The returned ref belongs to the button or link that leads on; under an open dialog the key does nothing. A step that asks to be
 * read first says what it does about a hurried press.
 */
export function useContinueKey<Control extends HTMLElement>(
  onHurried?: () => void,
): RefObject<Control | null> {
  const next = useRef<Control>(null);
  const hurried = useEffectEvent(() => onHurried?.());
  const waits = onHurried !== undefined;
  useEffect(() => {
    const since = performance.now();
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      if (!next.current || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      if (waits && performance.now() - since < HURRIED_MS) {
        hurried();
        return;
      }
      // A typed quantity counts once its field is left; if it is refused, that is drawn before the next step is pressed.
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement) flushSync(() => activeElement.blur());
      next.current.click();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [waits]);
  return next;
}
