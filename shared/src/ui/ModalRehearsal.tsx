import { startTransition, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type ModalContent, ModalLayer } from './ModalLayer.tsx';

/** A busy page rehearses all the same. */
const LONGEST_WAIT_MS = 2000;

/**
 * Draws a dialog once, in an element that is no part of the page, when the browser has nothing else to do. Its code is
 * compiled then and its styles are known, which make every element of the page be styled again when they are added: the
 * first click on something costs as little as the second.
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
  // As a dialog that closes: it takes no focus, and nothing becomes inert behind it.
  return createPortal(<ModalLayer {...content} onClose={() => {}} closing />, aside);
}
