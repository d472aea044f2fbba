import { useEffect } from 'react';
import type { PricesEdit } from './usePricesEdit.ts';

/** Says that a line is being typed, until it is added or its fields are gone. */
export function useBegun({ onBegun }: PricesEdit, begun: boolean) {
  useEffect(() => {
    onBegun(begun);
    return () => onBegun(false);
  }, [onBegun, begun]);
}
