import type { FitReason } from '@extranet/shared/contracts';
import { isFit } from '@extranet/shared/rules/vehicle';

/** A line may have been added for a vehicle, and the server says whether it fits that one. */
export interface FittedLine {
  itFit?: FitReason | null;
}

/** Of what nobody knows it is not said that it does not fit. */
export const isUnfit = ({ itFit }: FittedLine): boolean =>
  itFit !== null && itFit !== undefined && itFit.code !== 'unknown' && !isFit(itFit);
