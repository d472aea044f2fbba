import { useListAddress } from '../useListAddress.ts';
import { isMonth, LAST_DAYS, type Period } from './period.ts';

const FIGURES_AT = '/extradmin/figures';
const STANDARD: Period = '30';

/** The period is in the address: a link shows what one saw. */
export const usePeriod = () =>
  useListAddress<Period>({
    at: FIGURES_AT,
    read: (search) => {
      const month = search.get('mois') ?? '';
      return isMonth(month) ? month : (LAST_DAYS.find((days) => days === search.get('jours')) ?? STANDARD);
    },
    write: (period): URLSearchParams =>
      new URLSearchParams(isMonth(period) ? { mois: period } : period === STANDARD ? {} : { jours: period }),
  });
