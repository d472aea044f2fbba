import type { Catalogue } from '@extranet/shared/contracts';
import { useCallback, useRef } from 'react';
import { type Filters, NO_FILTERS, ofVehicle } from './filters.ts';

/**
 * What goes along when another catalogue is chosen: the car. Kits have no fields for one, and what one cannot see one cannot clear:
 * it waits until a catalogue that has them is chosen.
 */
export function useCarried(
  catalogue: Catalogue | undefined,
  filters: Filters,
): (chosen: Catalogue) => Filters {
  const waiting = useRef(NO_FILTERS);
  return useCallback(
    (chosen) => {
      if (catalogue !== 'Kit') waiting.current = ofVehicle(filters);
      return chosen === 'Kit' ? NO_FILTERS : waiting.current;
    },
    [catalogue, filters],
  );
}
