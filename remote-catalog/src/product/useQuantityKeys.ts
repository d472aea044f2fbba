import { type RefObject, useEffect, useRef } from 'react';

const STEPS: Record<string, number | undefined> = { ArrowUp: 1, '+': 1, ArrowDown: -1, '-': -1 };
/** Elements that use these keys themselves. */
const OWN_KEYS = 'input,textarea,select,[role="tab"],[contenteditable]';

/** Up or + adds one, down subtracts one (C2.21), wherever in the dialog the focus is. */
export function useQuantityKeys(inside: RefObject<HTMLElement | null>, onStep: (step: number) => void): void {
  const latest = useRef(onStep);
  latest.current = onStep;
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const { target } = event;
      if (!step || event.defaultPrevented || !(target instanceof Element)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest(OWN_KEYS)) return;
      // A dialog opened over this one receives the keys.
      if (inside.current?.closest('[aria-hidden="true"]')) return;
      event.preventDefault();
      latest.current(step);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [inside]);
}
