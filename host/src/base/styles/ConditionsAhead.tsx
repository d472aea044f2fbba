import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { onWaiting, takeWaiting } from './conditions-ahead.ts';

/** Also where the page is never idle. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Draws components that have conditions (`@media`) where nobody sees them, while the page is idle. The first rule with a condition that
 * comes into a style sheet makes Chromium style every element of the page anew: under a click, that is 40 ms of a slow phone.
 */
export function ConditionsAhead() {
  const [aside] = useState(() => document.createElement('div'));
  const [drawn, setDrawn] = useState<readonly ComponentType[]>([]);
  useEffect(() => {
    // Safari has no idle callbacks, and no need of this.
    if (typeof requestIdleCallback !== 'function') return;
    let asked = 0;
    const draw = () => {
      asked = 0;
      startTransition(() => setDrawn(takeWaiting()));
    };
    const ask = () => {
      asked ||= requestIdleCallback(draw, { timeout: LONGEST_WAIT_MS });
    };
    ask();
    onWaiting(ask);
    return () => {
      cancelIdleCallback(asked);
      onWaiting(() => {});
    };
  }, []);
  return createPortal(
    drawn.map((Made, at) => <Made key={at} />),
    aside,
  );
}
