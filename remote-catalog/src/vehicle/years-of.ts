import type { Vehicle } from '@extranet/shared/contracts';
import { OPEN_YEAR, yearsInWords } from '@extranet/shared/rules';

/** The years in which the model was built: '2013-2021', 'depuis 2021'. */
export const yearsOf = ({ from, to }: Pick<Vehicle, 'from' | 'to'>): string =>
  yearsInWords(`${from}-${to === OPEN_YEAR ? '' : to}`);
