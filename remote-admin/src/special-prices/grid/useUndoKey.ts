import { type RefObject, useEffect, useEffectEvent } from 'react';

const TEXTS = 'input:not([type="checkbox"]), textarea, [contenteditable="true"]';

/**
 * Ctrl+Z does what the button does, wherever the focus is after a paste or a percentage: in the grid, on a button, or nowhere. A
 * field outside the grid keeps its own way back.
 */
export function useUndoKey(element: RefObject<HTMLElement | null>, back: (() => void) | null): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, shiftKey, key, target } = event;
    if (!back || !(ctrlKey || metaKey) || shiftKey || key.toLowerCase() !== 'z') return;
    const box = element.current;
    if (!box || !(target instanceof HTMLElement)) return;
    // A dialog above this one is not part of it.
    const around = box.closest('[role="dialog"]') ?? box;
    if (target !== document.body && !around.contains(target)) return;
    if (target.matches(TEXTS) && !(box.contains(target) && target.closest('[role="grid"]'))) return;
    event.preventDefault();
    back();
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', handle, true);
    return () => document.removeEventListener('keydown', handle, true);
  }, []);
}
