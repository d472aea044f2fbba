import type { FigureDays } from '@extranet/shared/contracts';
import { useListAddress } from '../useListAddress.ts';

export const PERIODS: readonly FigureDays[] = ['7', '30', '90', '365'];
const FIGURES_AT = '/extradmin/figures';
const STANDARD: FigureDays = '30';

/** The period is in the address: a link shows what one saw. */
export const usePeriod = () =>
  useListAddress<FigureDays>({
    at: FIGURES_AT,
    read: (search) => PERIODS.find((days) => days === search.get('jours')) ?? STANDARD,
    write: (days): URLSearchParams => new URLSearchParams(days === STANDARD ? {} : { jours: days }),
  });
