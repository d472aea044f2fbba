import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { durations } from '../theme/index.ts';
import { type ModalContent, ModalLayer } from './ModalLayer.tsx';

export interface ModalProps extends ModalContent {
  open: boolean;
}

/** Stays mounted while it slides away, then gives the focus back to where it was. */
export function Modal({ open, ...content }: ModalProps) {
  const [shown, setShown] = useState(false);
  const opener = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (!open) return;
    // Noted before the dialog is drawn: a field with autoFocus takes the focus while it is.
    opener.current = document.activeElement;
    setShown(true);
  }, [open]);

  useEffect(() => {
    if (!shown) return;
    if (!open) {
      const timer = setTimeout(() => setShown(false), durations.modal);
      return () => clearTimeout(timer);
    }
    // On closing, and on being removed while open.
    return () => restoreFocus(opener.current);
  }, [open, shown]);

  if (!shown) return null;
  return createPortal(<ModalLayer {...content} closing={!open} />, document.body);
}

function restoreFocus(element: Element | null): void {
  if (!(element instanceof HTMLElement) || !element.isConnected) return;
  // After the layers have settled: what lies behind a dialog cannot take the focus.
  queueMicrotask(() => element.focus({ preventScroll: true }));
}
