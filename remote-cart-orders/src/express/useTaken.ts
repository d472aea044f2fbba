import { useMedia } from '@extranet/shared/ui';
import type { MouseEvent } from 'react';

/** The second click of a double one comes sooner. */
const HURRIED_MS = 600;

/**
 * For a button that takes another reference and is gone then: who types goes on at the field. Under a finger the keyboard would come up.
 * Nor does the second click of a double one, which hits what has come there instead, take the focus from it.
 */
export function useTaken(onTake: (reference: string) => void) {
  const coarse = useMedia('(pointer: coarse)');
  return (reference: string, { currentTarget }: MouseEvent) => {
    const field = currentTarget.closest('section')?.querySelector<HTMLElement>('[role="combobox"]');
    onTake(reference);
    if (coarse) return;
    field?.focus();
    document.addEventListener('mousedown', keepFocus, true);
    setTimeout(() => document.removeEventListener('mousedown', keepFocus, true), HURRIED_MS);
  };
}

function keepFocus(event: globalThis.MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
