import type { CartAdd } from '@extranet/shared/contracts';
import type { Answers } from '@extranet/shared/rules/fitting';
import { EQUIPMENT } from '@extranet/shared/rules/vehicle';

/** For which car a part is added, and what was answered of it: the line then says no condition that is answered. */
export function forCar(vehicle: string, answers: Answers): Pick<CartAdd, 'vehicle' | 'equipment'> {
  const known = EQUIPMENT.flatMap((name) => (answers[name] ? [[name, answers[name]] as const] : []));
  return { vehicle, ...(known.length > 0 && { equipment: Object.fromEntries(known) }) };
}
