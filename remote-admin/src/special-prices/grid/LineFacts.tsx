import { price as euros } from '@extranet/shared/format';
import type { PriceLine } from '../lines/price-lines.ts';
import { useLineFacts } from './useLineFacts.ts';

/** Each reads by itself what a new line does not know: the columns stay the same, and no other row renders again. */
export const DesignationOf = ({ line }: { line: PriceLine }) => useLineFacts(line).designation;

export function UsualPriceOf({ line }: { line: PriceLine }) {
  const { without } = useLineFacts(line);
  return without === null ? '' : euros(without);
}
