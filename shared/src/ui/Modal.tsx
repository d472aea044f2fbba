import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { durations } from '../theme/index.ts';
import { type ModalContent, ModalLayer } from './ModalLayer.tsx';

export interface ModalProps extends ModalContent {
  open: boolean;
}

/** Stays mounted during its closing animation, then restores the focus. */
export function Modal({ open, ...content }: ModalProps) {
  const [shown, setShown] = useState(false);
  const opener = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (!open) return;
    // Remembered before the dialog renders, because a field with autoFocus takes the focus during rendering.
    opener.current = document.activeElement;
    setShown(true);
  }, [open]);

  useEffect(() => {
    if (!shown) return;
    if (!open) {
      const timer = setTimeout(() => setShown(false), durations.modal);
      return () => clearTimeout(timer);
    }
    // Runs on closing, and on unmounting while open.
    return () => restoreFocus(opener.current);
  }, [open, shown]);

  if (!shown) return null;
  return createPortal(<ModalLayer {...content} closing={!open} />, document.body);
}

function restoreFocus(element: Element | null): void {
  if (!(element instanceof HTMLElement) || !element.isConnected) return;
  // After the layer stack is updated: elements behind a dialog are inert and cannot take the focus.
  queueMicrotask(() => element.focus({ preventScroll: true }));
}
