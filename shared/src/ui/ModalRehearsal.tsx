import type { ModalContent } from './ModalLayer.tsx';

/**
 * Draws nothing: a first dialog costs what the next one does since ADR 0058.
 * @deprecated Stays until 2.0 for remotes that were released with it.
 */
export const ModalRehearsal = (_content: Omit<ModalContent, 'onClose'>): null => null;
