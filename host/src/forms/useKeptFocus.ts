import type { FormStatus } from '@extranet/shared/ui';
import { useEffect, useRef } from 'react';

/** Fields are disabled while a form is sent, and lose the focus: after a refusal, this gives it back. */
export function useKeptFocus(status: FormStatus): () => void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (status === 'error' && lost && last.current instanceof HTMLElement) last.current.focus();
  }, [status]);
  return () => {
    last.current = document.activeElement;
  };
}
