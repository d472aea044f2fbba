const FIELDS = 'textarea, [contenteditable="true"], input:focus';
/** A dialog somebody is in, or something that is being sent, such as an order. */
const BUSY = '[aria-busy="true"], dialog[open], [role="dialog"]';

const textOf = (field: Element): string => (field as HTMLInputElement).value ?? field.textContent ?? '';

/**
 * Tells whether this is a moment at which nobody loses anything by a reload. Texts typed before it began are known by the
 * fields in which people write much.
 */
export function watchCalm(): { isCalm: () => boolean; stop: () => void } {
  const typedIn = new Set<Element>(document.querySelectorAll(FIELDS));
  const note = ({ target }: Event) => {
    if (target instanceof Element) typedIn.add(target);
  };
  document.addEventListener('input', note, true);
  return {
    isCalm: () =>
      !document.querySelector(BUSY) &&
      ![...typedIn].some((field) => field.isConnected && textOf(field).trim() !== ''),
    stop: () => document.removeEventListener('input', note, true),
  };
}
