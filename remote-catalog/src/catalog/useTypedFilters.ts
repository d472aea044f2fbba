import { afterPause } from '@extranet/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Filters } from './filters.ts';
import { TYPING_MS } from './pace.ts';

interface Typed {
  filters: Filters;
  /** What the page had then: filters that it got since, from 'back' or a link, are newer. */
  over: Filters;
}

/**
 * What the fields show, and how they change it. While `isPaused`, the page is told when typing pauses and not at each letter: as
 * long as the server alone can find rows, a letter in between changes nothing but its own field, and on a page just opened the
 * letters of a word queue up behind each other.
 */
export function useTypedFilters(
  told: Filters,
  onFilters: (filters: Filters) => void,
  isPaused: boolean,
): [shown: Filters, change: (filters: Filters) => void] {
  const [typed, setTyped] = useState<Typed>();
  const latest = useRef({ told, onFilters });
  latest.current = { told, onFilters };
  const callOff = useRef(() => {});
  useEffect(() => () => callOff.current(), []);

  const change = useCallback(
    (filters: Filters) => {
      callOff.current();
      if (!isPaused) {
        latest.current.onFilters(filters);
        return;
      }
      const over = latest.current.told;
      setTyped({ filters, over });
      callOff.current = afterPause(() => {
        const { told, onFilters } = latest.current;
        // At once: a letter that came while the page still renders would be typed over what it no longer has.
        if (told === over) flushSync(() => onFilters(filters));
      }, TYPING_MS);
    },
    [isPaused],
  );
  return [typed?.over === told ? typed.filters : told, change];
}
