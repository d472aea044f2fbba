import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the proposals to the top of the window when the questions have folded above them, and the focus to what names them: the
 * tab of the way that is shown, or its heading.
 */
export function useAnswered(answered: number, place: RefObject<HTMLElement | null>): void {
  const seen = useRef(answered);
  useEffect(() => {
    if (answered === seen.current) return;
    seen.current = answered;
    place.current?.scrollIntoView?.({ block: 'start' });
    place.current?.querySelector<HTMLElement>('[role=tab][tabindex="0"], h2')?.focus({ preventScroll: true });
  }, [answered, place]);
}
