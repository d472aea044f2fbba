import type { SpecialPrice } from '@extranet/shared/contracts';
import type { Tagged } from '../tagged.ts';

export interface FirstSlice extends Tagged<SpecialPrice> {
  /** How many lines the list has; this is all of it where they are as many. */
  total: number;
}
