import type { Catalogue } from '@extranet/shared/contracts';
import { useCallback, useRef } from 'react';
import { type Filters, NO_FILTERS, ofVehicle } from './filters.ts';

/**
 * What goes along when another catalogue is chosen: the car. Kits have no fields for one, and what one cannot see one cannot clear:
 * it waits until a catalogue that has them is chosen, and the words among kits wait for the kits.
 */
export function useCarried(
  catalogue: Catalogue | undefined,
  filters: Filters,
): (chosen: Catalogue) => Filters {
  const waiting = useRef({ car: NO_FILTERS, ofKits: NO_FILTERS });
  return useCallback(
    (chosen) => {
      if (catalogue === 'Kit') waiting.current.ofKits = filters;
      else waiting.current.car = ofVehicle(filters);
      return chosen === 'Kit' ? waiting.current.ofKits : waiting.current.car;
    },
    [catalogue, filters],
  );
}
