import { afterPause } from '@extranet/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Filters } from './filters.ts';
import { TYPING_MS } from './pace.ts';

interface Typed {
  filters: Filters;
  /**
   * What the page had then, and what it was told and may not have rendered yet. Other filters than these came since, from 'back' or
   * a link, and are newer.
   */
  over: readonly (Filters | undefined)[];
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
  const lastTold = useRef<Filters>(undefined);
  const callOff = useRef(() => {});
  useEffect(() => () => callOff.current(), []);

  const change = useCallback(
    (filters: Filters) => {
      callOff.current();
      if (!isPaused) {
        latest.current.onFilters(filters);
        return;
      }
      const over = [latest.current.told, lastTold.current];
      setTyped({ filters, over });
      callOff.current = afterPause(() => {
        if (!over.includes(latest.current.told)) return;
        lastTold.current = filters;
        latest.current.onFilters(filters);
      }, TYPING_MS);
    },
    [isPaused],
  );
  return [typed?.over.includes(told) ? typed.filters : told, change];
}
