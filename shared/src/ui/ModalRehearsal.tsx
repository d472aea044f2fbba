import { startTransition, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type ModalContent, ModalLayer } from './ModalLayer.tsx';

/** Runs after this time even if the page is never idle. */
const LONGEST_WAIT_MS = 2000;

/**
 * Renders a dialog once into a detached element while the browser is idle. This compiles its code and adds its styles, which
 * otherwise restyles the whole page at the first click: opening it the first time is then as fast as the second.
 */
export function ModalRehearsal(content: Omit<ModalContent, 'onClose'>) {
  const [stage, setStage] = useState<'waiting' | 'drawn' | 'over'>('waiting');
  const [aside] = useState(() => document.createElement('div'));

  useEffect(() => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback !== 'function') return;
    const start = () => startTransition(() => setStage('drawn'));
    const asked = requestIdleCallback(start, { timeout: LONGEST_WAIT_MS });
    return () => cancelIdleCallback(asked);
  }, []);
  useEffect(() => {
    if (stage === 'drawn') startTransition(() => setStage('over'));
  }, [stage]);

  if (stage !== 'drawn') return null;
  // Rendered as a closing dialog, so that it takes no focus and makes nothing inert.
  return createPortal(<ModalLayer {...content} onClose={() => {}} closing />, aside);
}
