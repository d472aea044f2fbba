import type { FormStatus } from '@extranet/shared/ui';
import { useEffect, useRef } from 'react';

/** A field that is disabled while the answer is awaited loses the focus: after a refusal it gets it back. */
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
