import { whenIdle } from '@extranet/shared/ui';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { onWaiting, takeWaiting } from './conditions-ahead.ts';
import { restyleOnChange } from './restyle.ts';

/** Also where the page is never idle. */
const LONGEST_WAIT_MS = 2_000;
const NONE: readonly ComponentType[] = [];

/**
 * Draws components that have conditions (`@media`) where nobody sees them, while the page is idle. The first rule with a condition that
 * comes into a style sheet makes Chromium style every element of the page anew: under a click, that is 40 ms of a slow phone.
 */
export function ConditionsAhead() {
  const [aside] = useState(() => document.createElement('div'));
  const [drawn, setDrawn] = useState(NONE);
  useEffect(() => {
    const draw = () => {
      const more = takeWaiting();
      startTransition(() => setDrawn((before) => [...before, ...more]));
    };
    let callOff = whenIdle(draw, LONGEST_WAIT_MS, LONGEST_WAIT_MS);
    onWaiting(() => {
      callOff();
      callOff = whenIdle(draw, LONGEST_WAIT_MS, LONGEST_WAIT_MS);
    });
    return () => {
      callOff();
      onWaiting(() => {});
    };
  }, []);
  useEffect(restyleOnChange, []);
  // Components of a release that goes are held no longer than it takes.
  useEffect(() => {
    if (drawn.length > 0) startTransition(() => setDrawn(NONE));
  }, [drawn]);
  return createPortal(
    drawn.map((Made, at) => <Made key={at} />),
    aside,
  );
}
